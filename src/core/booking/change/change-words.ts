import type { TextKey } from '#contract/texts/en.ts'

/** The texts with which a vertical speaks of a change. */
export interface ChangeWords {
  /**
   * The texts where a change costs more; where some is refunded, or less is due at the place; where neither is so.
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
