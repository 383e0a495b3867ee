export const watts = 40
