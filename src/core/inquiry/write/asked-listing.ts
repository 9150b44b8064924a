import type { HeartProps } from '#src/core/favourite/heart-props.ts'

/** A listing about which somebody writes, as its page has it. */
export type AskedListing = Pick<HeartProps, 'vertical' | 'listing'>

/** Whether words alone are written, or a day and people are asked for as well. */
export type AskedKind = 'question' | 'request'
