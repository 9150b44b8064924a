import { Observed } from '#src/lib/observed.ts'

/**
 * The person on this device. What is stored and what waits belongs to one owner and is never shown to
 * another.
 */
export interface Person {
  owner: string
  /** The session, once somebody has logged in. */
  token?: string
  id?: number
  name?: string
}

/** The person while nobody has logged in. */
export const guest: Person = { owner: 'guest' }

/** The person here now, for the screens and for what must change with them. */
export const person = new Observed<Person>(guest)

export function personHere(): Person {
  return person.value
}

/** The owner of entries that are sent whoever is logged in. */
export const ANYONE = 'anyone'
