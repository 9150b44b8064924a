import pg from 'pg'

const { builtins } = pg.types

function exactInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a number exactly.`)
  return number
}

const asText = (text: string) => text

/**
 * One reading of the column types on which drivers differ. Whole numbers are numbers (or an error, never
 * a rounded one), exact decimals and days stay text, an instant is a Date. Money is stored in whole minor units.
 */
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: exactInteger,
  [builtins.NUMERIC]: asText,
  [builtins.DATE]: asText,
  [builtins.TIMESTAMP]: asText,
  [builtins.TIMESTAMPTZ]: (text) => new Date(text.includes('T') ? text : isoFromPostgres(text)),
}

// '2026-03-29 02:30:00.123456+01' is not a form Date must understand; '…T…+01:00' is.
function isoFromPostgres(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

export const decodeTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers[oid]) ?? pg.types.getTypeParser(oid, format),
}
