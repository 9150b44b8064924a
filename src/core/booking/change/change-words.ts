import type { TextKey } from '#contract/texts/en.ts'

/** The texts with which a vertical speaks of a change. */
export interface ChangeWords {
  /**
   * The texts for a change that costs more; for one that refunds some, or leaves less due at the place; for the same
   * price.
   */
  more: TextKey
  less: TextKey
  lessAtPlace: TextKey
  same: TextKey
  /** The buttons that confirm it, and that go back to choosing. */
  confirm: TextKey
  others: TextKey
  offline: TextKey
}

/** The texts for changed dates of a stay. */
export const datesWords: ChangeWords = {
  more: 'dates.more',
  less: 'dates.less',
  lessAtPlace: 'dates.lessAtPlace',
  same: 'dates.sameCost',
  confirm: 'dates.confirm',
  others: 'dates.others',
  offline: 'dates.offline',
}
