import pg from 'pg'

const { builtins } = pg.types

type Read = (text: string) => unknown

function exactInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a number exactly.`)
  return number
}

const asText: Read = (text) => text

const TEXT_ARRAY: number = 1009
const elementsOf: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY)

/**
 * Reads column types that drivers read differently. Whole numbers are numbers, or an error instead of a
 * rounded one; exact decimals and days stay text; an instant is a Date, as in node-postgres. Money is stored
 * in whole minor units.
 */
const parsers = new Map<number, Read>()
for (const [type, arrayType, read] of [
  [builtins.INT8, 1016, exactInteger],
  [builtins.NUMERIC, 1231, asText],
  [builtins.DATE, 1182, asText],
  [builtins.TIMESTAMP, 1115, asText],
] as const) {
  parsers.set(type, read)
  parsers.set(arrayType, (text) => elementsOf(text).map((it) => (it === null ? null : read(it))))
}

export const decodeTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
}
