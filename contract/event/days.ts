import * as v from 'valibot'

/** The named days for which one can search events. */
export const eventDays = ['today', 'tonight', 'tomorrow', 'weekend'] as const
/** A named day for which one can search events. */
export const eventDaySchema = v.picklist(eventDays)
/** A named day for which one can search events. */
export type EventDay = v.InferOutput<typeof eventDaySchema>
