import * as v from 'valibot'

/** The booking statuses by name. The numbers are the provider's and leave gaps. */
export const bookingStatus = {
  awaitingConfirmation: 1,
  confirmed: 2,
  checkedIn: 3,
  completed: 4,
  cancelled: 6,
  awaitingPayment: 8,
} as const

/** A status this build knows. */
export type BookingStatus = (typeof bookingStatus)[keyof typeof bookingStatus]

const { awaitingConfirmation, awaitingPayment, checkedIn, completed, confirmed } = bookingStatus

/** The statuses of a booking that has its stock, or waits for the payment that gives it. */
export const standing = [
  awaitingConfirmation,
  confirmed,
  checkedIn,
  awaitingPayment,
] as const satisfies BookingStatus[]
/** The statuses of a standing booking of which nobody has made use yet. */
export const upcoming = [awaitingConfirmation, confirmed, awaitingPayment] as const satisfies BookingStatus[]
/** The statuses of a booking of which somebody has made use. */
export const visited = [checkedIn, completed] as const satisfies BookingStatus[]
/** The statuses of a booking that lets somebody in. */
export const admitting = [confirmed, checkedIn] as const satisfies BookingStatus[]

/** A status on the wire: any whole number, since a newer provider may know more than this build. */
export const statusSchema = v.pipe(v.number(), v.safeInteger())

/** A booking's life: from each status, those it may move to. No other move exists. */
const legalMoves = {
  1: [2, 6],
  2: [3, 4, 6],
  3: [4],
  4: [],
  6: [],
  8: [1, 2, 6],
} as const satisfies Record<BookingStatus, readonly BookingStatus[]>

const known: readonly BookingStatus[] = Object.values(bookingStatus)

/** The status as this build knows it; undefined leaves it to the caller what a newer number means. */
export const knownStatus = (status: number): BookingStatus | undefined => known.find((one) => one === status)

/** Whether a booking may go from one status to another. Nothing moves out of, or into, an unknown one. */
export function canMove(from: number, to: number): boolean {
  const start = knownStatus(from)
  const moves: readonly number[] = start === undefined ? [] : legalMoves[start]
  return moves.includes(to)
}

/** A customer's view of a booking: what they see of it and may do with it. */
export interface CustomerView {
  /** The My Ticket option with its code. */
  readonly myTicket: boolean
  /** Whether a note stands in the ticket's place: it comes once the organiser has confirmed. */
  readonly awaitsConfirmation: boolean
  /** Whether the ticket says that it is not paid yet. */
  readonly unpaid: boolean
  readonly rate: boolean
  readonly calendar: boolean
  readonly location: boolean
  /** The Manage Ticket or Manage Trip block. */
  readonly manage: boolean
  /** Cancelling, inside the manage block. */
  readonly cancel: boolean
  /** Whether the booking opens after checkout; when not, the payment page takes over. */
  readonly opensAfterCheckout: boolean
}

const valid: CustomerView = {
  myTicket: true,
  awaitsConfirmation: false,
  unpaid: false,
  rate: false,
  calendar: true,
  location: true,
  manage: true,
  cancel: false,
  opensAfterCheckout: true,
}

const views: Record<BookingStatus, CustomerView> = {
  1: { ...valid, myTicket: false, awaitsConfirmation: true, cancel: true },
  2: { ...valid, cancel: true },
  3: valid,
  4: { ...valid, rate: true },
  6: { ...valid, myTicket: false, calendar: false, location: false, manage: false },
  8: { ...valid, unpaid: true, cancel: true, opensAfterCheckout: false },
}

/**
 * The customer's view of a status. Of an unknown one they see the ticket, as of any but 1 and 6, and can
 * do nothing that the provider might refuse.
 */
export function customerView(status: number): CustomerView {
  const one = knownStatus(status)
  return one === undefined ? valid : views[one]
}
