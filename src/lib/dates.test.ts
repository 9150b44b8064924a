import { describe, expect, it } from 'vitest'
import { dayAt } from './dates.ts'
import { distanceText } from './distance.ts'

describe('days and distances', () => {
  it('counts the day by the clock of the place, not of the device', () => {
    expect(dayAt('2026-11-21T23:30:00Z', 'Pacific/Auckland', 'en-GB')).toMatch(/^Sun,? 22 Nov$/)
    expect(dayAt('2026-11-21T23:30:00Z', 'America/New_York', 'en-GB')).toMatch(/^Sat,? 21 Nov$/)
  })

  it('still says a day where the zone is unknown', () => {
    expect(dayAt('2026-11-21T12:00:00Z', 'Nowhere/Town', 'en-GB')).toMatch(/2\d Nov/)
  })

  it.each([
    [0.4, '400 m'],
    [1.24, '1.2 km'],
    [12.4, '12 km'],
  ])('says %s km as %s', (kilometres, text) => {
    expect(distanceText(kilometres, 'en')).toBe(text)
  })
})
