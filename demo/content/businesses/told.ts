/** Businesses by their slugs: what each is called, and what it says of itself. */
export type Told = Record<string, readonly [name: string, about: string]>
