/** A length in minutes as hours and minutes: '1:15'. */
export const lengthOf = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
