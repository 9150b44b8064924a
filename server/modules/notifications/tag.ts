/** By what a device knows a notification: the newer one about a subject takes the place of the older. */
export const tagOf = ({ id, subject }: { id: number; subject: string | null }): string => subject ?? `n${id}`
