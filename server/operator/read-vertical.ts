import * as v from 'valibot'
import { type VerticalId, verticalSchema } from '#contract/verticals.ts'
import { SettingsProblem } from '../modules/settings/service.ts'

/** Reads a vertical that an operator typed. */
export function readVertical(typed: string): VerticalId {
  const known = v.safeParse(verticalSchema, typed)
  if (!known.success)
    throw new SettingsProblem(`VERTICAL must be one of ${verticalSchema.options.join(', ')}.`)
  return known.output
}
