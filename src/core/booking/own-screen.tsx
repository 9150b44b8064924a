import type { ReactNode } from 'react'
import { usePerson } from '#src/core/account/person.ts'
import { BookingsOfGuest } from './bookings-of-guest.tsx'

/** A screen that is only somebody's; a guest is asked to log in, and comes back to it. */
export function OwnScreen({ children }: { children: ReactNode }) {
  return usePerson().token === undefined ? <BookingsOfGuest /> : children
}
