import { type ChangeWords, datesWords } from '#src/core/booking/change/change-words.ts'

/** The texts for another way to get what was booked. */
export const handoverWords: ChangeWords = {
  ...datesWords,
  confirm: 'handover.confirm',
  others: 'handover.others',
  offline: 'handover.offline',
}
