import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import { type PlannedService, planOf } from './plan.ts'
import { priceOf } from './price.ts'

const cut: PlannedService = {
  ...{ id: 1, minutes: 30, price: minor(2000), gapAt: 0, gapMinutes: 0, before: 0, after: 0, needs: [] },
  people: [
    { id: 7, minutes: null, price: null },
    { id: 8, minutes: 45, price: minor(2600) },
  ],
  addons: [
    { id: 3, minutes: 10, price: minor(500) },
    { id: 4, minutes: 0, price: minor(1200) },
  ],
}

function planned(professional_id: number | null, ...addons: number[]) {
  const plan = planOf(
    [cut, { ...cut, id: 2 }],
    [
      { id: 1, professional_id, addons },
      { id: 2, professional_id: 7, addons: [] },
    ],
  )
  return 'problem' in plan ? plan : [plan.lines.map((it) => it.offset), plan.minutes, priceOf(plan)]
}

test('what is added to a service makes it longer and dearer, and what comes after it later', () => {
  expect(planned(null)).toEqual([[0, 30], 60, 4000])
  expect(planned(null, 4, 3)).toEqual([[0, 40], 70, 5700])
  expect(planned(8, 3)).toEqual([[0, 55], 85, 5100])
})

test('nothing is added that the store does not add to that service', () => {
  expect(planned(null, 3, 5)).toEqual({ problem: 'addon_withdrawn', serviceId: 1 })
})
