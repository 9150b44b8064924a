import { expect, test } from 'vitest'
import type { ChosenVisit } from './visit.ts'
import { visitFormat } from './visit-drafts.ts'

const terms = { price: 20, duration: 30 }
const visit: ChosenVisit = {
  services: [
    {
      ...{ id: 1, name: 'Cut', ...terms, people: [{ professional_id: 7, ...terms }], professional_id: null },
      ...{ addons: [3], can_add: [{ id: 3, name: 'Towel', ...terms }] },
    },
  ],
  start: '2026-06-01T10:00:00Z',
}

test('a visit is read as it was written, among what else is written of a draft', () => {
  expect(visitFormat.read({ key: 'draft', note: '', ...visitFormat.write(visit) })).toEqual(visit)
})

test('what has no services is no visit', () => {
  expect(visitFormat.read({ services: [] })).toBeUndefined()
  expect(visitFormat.read({ lines: [] })).toBeUndefined()
})
