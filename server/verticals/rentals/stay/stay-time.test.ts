import { afterEach, describe, expect, test } from 'vitest'
import { Refusal } from '#server/refusal.ts'
import { clockAt, instantAt, stayTimeOf } from './stay-time.ts'

const { TZ } = process.env
afterEach(() => {
  process.env.TZ = TZ ?? 'UTC'
})

const refusalOf = (time: string, zone: string) => {
  try {
    return instantAt(time, zone, 'start_date').toISOString()
  } catch (error) {
    return error instanceof Refusal ? { text: error.text, ...error.details } : error
  }
}

const skipped = { text: 'rental.noSuchTime', field: 'start_date' }
const twice = (...offsets: string[]) => ({ text: 'rental.whichTime', field: 'start_date', offsets })

describe.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'])(
  'whatever the server’s own zone is, here %s',
  (own) => {
    test.each([
      ['2026-03-28 02:00', 'Europe/Berlin', '2026-03-28T01:00:00.000Z'],
      ['2026-03-29 02:00', 'Europe/Berlin', skipped],
      ['2026-03-29 02:00+01:00', 'Europe/Berlin', skipped],
      ['2026-03-29 03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
      ['2026-10-25 02:00', 'Europe/Berlin', twice('+02:00', '+01:00')],
      ['2026-10-25 02:00+02:00', 'Europe/Berlin', '2026-10-25T00:00:00.000Z'],
      ['2026-10-25 02:00+01:00', 'Europe/Berlin', '2026-10-25T01:00:00.000Z'],
      ['2026-10-25 02:00+05:00', 'Europe/Berlin', skipped],
      ['2026-10-25 03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
      ['2026-03-08 02:00', 'America/New_York', skipped],
      ['2026-03-08 03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
      ['2026-11-01 01:00', 'America/New_York', twice('-04:00', '-05:00')],
      ['2026-04-05 01:30', 'Australia/Lord_Howe', twice('+11:00', '+10:30')],
      ['2026-06-01 10:00', 'Asia/Kathmandu', '2026-06-01T04:15:00.000Z'],
      ['2011-12-30 10:00', 'Pacific/Apia', skipped],
      ['2026-06-01 10:00+01:00', 'Europe/Berlin', skipped],
      ['2026-06-01 10:00+02:00', 'Europe/Berlin', '2026-06-01T08:00:00.000Z'],
    ])('%s in %s', (time, zone, meant) => {
      process.env.TZ = own
      expect(refusalOf(time, zone)).toEqual(meant)
      if (typeof meant !== 'string') return
      expect(clockAt(new Date(meant), zone)).toBe(time.slice(0, 16))
      expect(instantAt(stayTimeOf(new Date(meant), zone), zone, 'start_date').toISOString()).toBe(meant)
    })
  },
)
