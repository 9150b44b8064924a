/** Businesses by slug, with name and description. */
export type Told = Record<string, readonly [name: string, about: string]>
