import { Observed } from '#src/lib/observed.ts'

/** Whose device this is now. What is kept and what waits belongs to one owner and is never another's. */
export interface Person {
  owner: string
  /** The session, once somebody has logged in. */
  token?: string
  id?: number
  name?: string
}

/** Nobody has logged in. */
export const guest: Person = { owner: 'guest' }

/** Whoever it is, for the screens and for what must change with it. */
export const person = new Observed<Person>(guest)

export function personHere(): Person {
  return person.value
}

/** Of what waits to be sent: what nobody in particular has to be logged in for. */
export const ANYONE = 'anyone'
