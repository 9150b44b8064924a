import type { Mistake } from '#contract/entities/report.ts'
import { LUCIA, NOAH } from './customers.ts'

/** What somebody of the town says is wrong with the page of a place. */
export interface TownReport {
  /** Who says it, by telephone number. */
  by: string
  /** The place, by its slug. */
  about: string
  kind: Mistake
  text: string
}

/** Two that wait for the operator. */
export const townReports: readonly TownReport[] = [
  {
    by: NOAH,
    about: 'two-kettles-old-harbour',
    kind: 'hours',
    text: 'The first kettle goes on at five since the clocks changed, not at four.',
  },
  {
    by: LUCIA,
    about: 'two-kettles-on-the-pier',
    kind: 'photo',
    text: '',
  },
]
