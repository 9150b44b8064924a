import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

// All tests here run on both drivers and expect the same of them.
let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

/** Reads the value of an expression in a session with the given time zone. */
async function read(expression: string, timeZone = 'UTC'): Promise<unknown> {
  return opened.database.transaction(async (tx) => {
    await sql`select set_config('timezone', ${timeZone}, true)`.execute(tx)
    const { rows } = await sql.raw<{ value: unknown }>(`select ${expression} as value`).execute(tx)
    return rows[0]?.value
  })
}

describe('whole numbers', () => {
  test.each([
    ['5::int8', 5],
    ['count(*)', 1],
    ['9007199254740991::int8', Number.MAX_SAFE_INTEGER],
    ['(-9007199254740991)::int8', Number.MIN_SAFE_INTEGER],
    ['null::int8', null],
  ])('%s is a number', async (expression, expected) => {
    expect(await read(expression)).toBe(expected)
  })

  test.each(['9007199254740993::int8', '9007199254740992::int8', '(-9223372036854775808)::int8'])(
    '%s is an error, never a rounded number',
    async (expression) => {
      await expect(read(expression)).rejects.toThrow(/does not fit a number exactly/)
    },
  )

  test('a number that does not fit spoils its own answer alone', async () => {
    await expect(read('9007199254740993::int8')).rejects.toThrow(RangeError)
    expect(await read('7::int8')).toBe(7)
  })
})

test.each([
  ["'12345678901234567890.123456789'::numeric", '12345678901234567890.123456789'],
  ["'1.10'::numeric", '1.10'],
  ['sum(5::int8)', '5'],
])('%s keeps every digit, as text', async (expression, expected) => {
  expect(await read(expression)).toBe(expected)
})

describe('days', () => {
  test.each(['UTC', 'America/New_York', 'Pacific/Apia'])('a day is the same day in %s', async (timeZone) => {
    expect(await read("'2026-03-29'::date", timeZone)).toBe('2026-03-29')
  })

  test('a wall-clock time stays text, because it is no instant', async () => {
    expect(await read("'2026-03-29 02:30:00'::timestamp", 'Europe/Berlin')).toBe('2026-03-29 02:30:00')
  })
})

describe('instants', () => {
  const zones = ['UTC', 'Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia']
  const instants = [
    ['2026-06-01T12:00:00.001Z', '2026-06-01T12:00:00.001Z'],
    ['2026-03-29T02:30:00.123456+05:45', '2026-03-28T20:45:00.123Z'],
    ['2026-12-31T23:59:59.999999-03:30', '2027-01-01T03:29:59.999Z'],
    ['1969-12-31T23:59:59.999Z', '1969-12-31T23:59:59.999Z'],
    ['2026-10-25T00:30:00Z', '2026-10-25T00:30:00.000Z'],
  ] as const
  test.each(zones.flatMap((zone) => instants.map(([text, iso]) => [text, zone, iso] as const)))(
    '%s read in %s is exact to the millisecond',
    async (text, zone, iso) => {
      const value = await read(`'${text}'::timestamptz`, zone)
      expect(value).toEqual(new Date(iso))
    },
  )

  test.each([
    ['before zones were whole minutes', "'1800-01-01 00:00:00+00'::timestamptz", '1800-01-01T00:00:00.000Z'],
    ['after the year 9999', "'12026-01-01 00:00:00+00'::timestamptz", '+012026-01-01T00:00:00.000Z'],
    ['before the common era', "'0044-03-15 12:00:00+00 BC'::timestamptz", '-000043-03-15T12:00:00.000Z'],
  ])('an instant %s is read too', async (_, expression, iso) => {
    expect(await read(expression, 'Europe/Berlin')).toEqual(new Date(iso))
  })

  test('every millisecond of a second survives', async () => {
    const rows = await opened.database.transaction(async (tx) => {
      const found = await sql<{ at: Date; ms: number }>`
        select ms, timestamptz '2026-06-01 12:00:00+00' + ms * interval '1 millisecond' as at
        from generate_series(0, 999) ms`.execute(tx)
      return found.rows
    })
    expect(rows.filter(({ at, ms }) => at.getUTCMilliseconds() !== ms)).toEqual([])
    expect(rows).toHaveLength(1000)
  })

  test('what goes in as a Date comes out as the same Date', async () => {
    const instant = new Date('2026-03-29T01:00:00.007Z')
    const { rows } = await sql<{ at: Date }>`select ${instant}::timestamptz as at`.execute(
      opened.database.query,
    )
    expect(rows).toEqual([{ at: instant }])
  })
})

test.each([
  ['array[1, 2]::int8[]', [1, 2]],
  ['array[null, 3]::int8[]', [null, 3]],
  ["array['1.10', '12345678901234567890.5']::numeric[]", ['1.10', '12345678901234567890.5']],
  ["array['2026-03-29']::date[]", ['2026-03-29']],
  ["array['2026-03-29T01:00:00.5Z']::timestamptz[]", [new Date('2026-03-29T01:00:00.500Z')]],
])('%s is read as its elements are', async (expression, expected) => {
  expect(await read(expression, 'Europe/Berlin')).toEqual(expected)
})

test('an array holds no rounded number either', async () => {
  await expect(read('array[9007199254740993]::int8[]')).rejects.toThrow(/does not fit a number exactly/)
})
