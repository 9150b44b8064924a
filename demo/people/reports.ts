import type { Mistake } from '#contract/entities/report.ts'
import { LUCIA, NOAH } from './customers.ts'

/** A report of a mistake on a place's page by a person of the town. */
export interface TownReport {
  /** The telephone number of the person. */
  by: string
  /** The slug of the place. */
  about: string
  kind: Mistake
  text: string
}

/** Two reports that wait for the operator. */
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
