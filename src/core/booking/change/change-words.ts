import type { TextKey } from '#contract/texts/en.ts'

/** The texts with which a vertical speaks of a change. */
export interface ChangeWords {
  /** The change costs more; some is refunded, or no longer due at the place; or the price stays the same. */
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
