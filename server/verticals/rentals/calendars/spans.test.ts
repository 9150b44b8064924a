import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merged, without } from './spans.ts'

const HOURS = 30
const spans = fc
  .array(fc.tuple(fc.nat(HOURS - 1), fc.integer({ min: 1, max: 6 })))
  .map((all) => all.map(([from, lasts]) => ({ from: new Date(from), until: new Date(from + lasts) })))
const covered = (all: readonly { from: Date; until: Date }[]) =>
  Array.from({ length: HOURS + 6 }, (_, at) => all.filter((it) => +it.from <= at && at < +it.until).length)

test('merged times are the same times, each once', () => {
  fc.assert(
    fc.property(spans, (all) => {
      expect(covered(merged(all))).toEqual(covered(all).map((it) => Math.min(it, 1)))
    }),
  )
})

test('what is left without others is what they have not', () => {
  fc.assert(
    fc.property(spans, spans, (all, others) => {
      const taken = covered(others)
      const left = covered(merged(all)).map((it, at) => (taken[at] ? 0 : it))
      expect(covered(without(merged(all), others))).toEqual(left)
    }),
  )
})
