import { expect, test } from 'vitest'
import { policyLines } from './policy-lines.ts'

const FULL = '2026-06-01T10:00:00.000Z'
const PART = '2026-06-02T22:00:00.000Z'
const terms = { full_refund_until: FULL, part_refund_until: PART, part_refund_percent: 50 }
const full = { text: 'policy.full', until: FULL }
const part = { text: 'policy.part', until: PART }

test.each([
  ['2026-05-30', [full, part, { text: 'policy.none', until: PART }]],
  [FULL, [part, { text: 'policy.none', until: PART }]],
  [PART, [{ text: 'policy.nothing', until: PART }]],
])('on %s nothing is promised that is over', (now, lines) => {
  expect(policyLines(terms, Date.parse(now))).toEqual(lines)
})

test.each([{ part_refund_percent: 0 }, { part_refund_until: FULL }])(
  'terms without a part (%o) have two lines',
  (without) => {
    const lines = policyLines({ ...terms, ...without }, Date.parse('2026-05-30'))
    expect(lines).toEqual([full, { text: 'policy.none', until: FULL }])
  },
)
