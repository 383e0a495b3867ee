export * from './parts/company'
export { HRDepartment, FinanceDepartment } from './parts/leaves'
