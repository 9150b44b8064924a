import type { ReactNode } from 'react'
import { usePerson } from '#src/core/account/person.ts'
import { BookingsOfGuest } from './bookings-of-guest.tsx'

/** A screen that needs a login; guests are asked to log in, and come back to it. */
export function OwnScreen({ children }: { children: ReactNode }) {
  return usePerson().token === undefined ? <BookingsOfGuest /> : children
}
