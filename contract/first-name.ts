/** The first name of a person, as one would greet them. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
