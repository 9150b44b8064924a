import { expect, test } from 'vitest'
import { calls } from '#contract/calls/registry.ts'
import type { Vertical } from '#src/core/listing/vertical.ts'
import { waitingTexts } from '#src/core/waiting/waiting-texts.ts'
import { events } from '#src/verticals/events/queries.ts'
import { rentals } from '#src/verticals/rentals/queries.ts'
import { verticals } from './verticals.ts'

const all: readonly Vertical[] = Object.values(verticals)

test('a heart finds the pages of its listings where their answers are', () => {
  const pages = { events: events.info('a', 'en'), rentals: rentals.info('a', 'en') }
  for (const [id, { queryKey }] of Object.entries(pages))
    expect(verticals[id as keyof typeof pages].favourite().page).toBe(queryKey[0])
})

test('every call that may wait for a network is called something while it waits', () => {
  const named = [waitingTexts, ...all.map((it) => it.waiting ?? {})].flatMap((it) => Object.keys(it))
  const queued = calls.filter((it) => 'queued' in it && it.queued).map((it) => it.name)
  expect(named.toSorted()).toEqual(queued.toSorted())
})
