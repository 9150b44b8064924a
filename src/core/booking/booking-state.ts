import { bookingStatus, knownStatus } from '#contract/status.ts'

const { awaitingConfirmation, awaitingPayment, cancelled, completed } = bookingStatus

/** How it stands matters more than what there is of it; also where only a newer version would know what it means. */
export const showsStatus = (status: number) => status === awaitingPayment || knownStatus(status) === undefined

/** It is not theirs for sure yet: it has to be paid, or the organiser has to say yes. */
export const isWaitedFor = (status: number) => status === awaitingConfirmation || status === awaitingPayment

/** There is nothing to go to any more, whenever it would have been. */
export const isOff = (status: number) => status === cancelled || status === completed
