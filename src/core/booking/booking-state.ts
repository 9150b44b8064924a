import { bookingStatus, knownStatus } from '#contract/status.ts'

const { awaitingConfirmation, awaitingPayment, cancelled, completed } = bookingStatus

/**
 * Whether a booking's status is shown instead of its details: it is unpaid, or only a newer version knows the
 * status.
 */
export const showsStatus = (status: number) => status === awaitingPayment || knownStatus(status) === undefined

/** Whether a booking is not certain yet: it has to be paid, or the organiser has to confirm it. */
export const isWaitedFor = (status: number) => status === awaitingConfirmation || status === awaitingPayment

/** Whether there is nothing to go to any more, whatever the booking's time. */
export const isOff = (status: number) => status === cancelled || status === completed
