import type { HeartProps } from '#src/core/favourite/heart-props.ts'

/** The listing that somebody writes about, as its page has it. */
export type InquirySubject = Pick<HeartProps, 'vertical' | 'listing'>

/** Whether only a message is written, or a day and a number of people are requested too. */
export type InquiryKind = 'question' | 'request'
