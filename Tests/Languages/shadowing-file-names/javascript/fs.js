export const name = 'json'
