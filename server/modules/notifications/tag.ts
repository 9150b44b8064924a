/** By what a device knows a notification: sent twice it shows one, and reading it elsewhere takes it away. */
export const tagOf = (id: number): string => `n${id}`
