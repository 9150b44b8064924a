import * as v from 'valibot'
import { Refused } from '#src/data/provider/errors.ts'

const refusedSchema = v.object({
  field: v.picklist(['start_date', 'end_date']),
  offsets: v.array(v.string()),
})
const CLOCK = 'YYYY-MM-DD HH:mm'.length

interface Times {
  start?: string | undefined
  end?: string | undefined
}

/** The choices where the clock there shows a time twice and this device did not know it. */
export function timesShownTwice<T extends Times>(
  error: unknown,
  chosen: T,
): readonly { time: string; stay: T }[] {
  const refused = v.safeParse(refusedSchema, error instanceof Refused ? error.answer : undefined)
  if (!refused.success) return []
  const part = refused.output.field === 'start_date' ? 'start' : 'end'
  const time = chosen[part]?.slice(0, CLOCK)
  if (time === undefined) return []
  return refused.output.offsets.map((offset) => ({
    time: time + offset,
    stay: { ...chosen, [part]: time + offset },
  }))
}
