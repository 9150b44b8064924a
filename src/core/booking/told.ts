import { bookingStatus, knownStatus } from '#contract/status.ts'

const { awaitingConfirmation, awaitingPayment } = bookingStatus

/** How it stands matters more than what there is of it; also where only a newer version would know what it means. */
export const isTold = (status: number) => status === awaitingPayment || knownStatus(status) === undefined

/** It is not theirs for sure yet: it has to be paid, or the organiser has to say yes. */
export const isWaitedFor = (status: number) => status === awaitingConfirmation || status === awaitingPayment
