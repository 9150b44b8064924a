/** The tag of a notification on a device, by which a newer one about a subject replaces the older. */
export const tagOf = ({ id, subject }: { id: number; subject: string | null }): string => subject ?? `n${id}`
