export const name = 'worker'
