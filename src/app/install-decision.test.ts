import { describe, expect, test } from 'vitest'
import { type InstallFacts, offersInstall } from './install-decision.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 5, 1)
const fitting: InstallFacts = {
  isInstalled: false,
  way: 'prompt',
  visits: 2,
  screens: 2,
  refusedAt: undefined,
  now,
  isInProgress: false,
  isOnline: true,
}

test('who comes back and looks around is offered it, by whichever way there is', () => {
  expect(offersInstall(fitting)).toBe(true)
  expect(offersInstall({ ...fitting, way: 'share-menu' })).toBe(true)
})

test('who stays long enough is offered it at the first visit', () => {
  expect(offersInstall({ ...fitting, visits: 1, screens: 5 })).toBe(false)
  expect(offersInstall({ ...fitting, visits: 1, screens: 6 })).toBe(true)
})

describe('it is not offered', () => {
  test.each<[string, Partial<InstallFacts>]>([
    ['on the first screen of any visit', { visits: 40, screens: 1 }],
    ['where it is installed', { isInstalled: true }],
    ['where the browser cannot', { way: undefined }],
    ['while something is in progress', { isInProgress: true }],
    ['without a network', { isOnline: false }],
    ['soon after a no', { refusedAt: now - 29 * DAY_MS }],
    ['after a no, with a clock that was set back', { refusedAt: now + DAY_MS }],
  ])('%s', (_, facts) => {
    expect(offersInstall({ ...fitting, ...facts })).toBe(false)
  })
})

test('a month after a no it may be offered again', () => {
  expect(offersInstall({ ...fitting, refusedAt: now - 30 * DAY_MS })).toBe(true)
})
