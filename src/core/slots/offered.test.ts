import { expect, test } from 'vitest'
import type { StoreService } from '#contract/entities/store-service.ts'
import { grouped, termsOf } from './offered.ts'

const cut: StoreService = {
  ...{ id: 1, name: 'Cut', content: '', cover_image: '/a', type: 'at_store', currency: 'USD' },
  ...{ price: 20, duration: 30, service_sub_category_id: 7, service_store_id: 3, provider_type: 'store' },
  people: [
    { professional_id: 4, price: 20, duration: 30 },
    { professional_id: 5, price: 26, duration: 45 },
  ],
  addons: [],
}

test('where people differ it costs from the least, and takes from the shortest to the longest', () => {
  expect(termsOf(cut)).toEqual({ price: 20, isFrom: true, minutes: [30, 45] })
  expect(termsOf({ ...cut, people: [] })).toEqual({ price: 20, isFrom: false, minutes: [30, 30] })
})

test('with one of them it costs and takes what that one says', () => {
  const own = { ...cut, provider_type: 'professional', price: 26, duration: 45 } as const
  expect(termsOf(own)).toEqual({ price: 26, isFrom: false, minutes: [45, 45] })
})

test('what is under no sub-category that is known comes last', () => {
  const [gloss, talk] = [
    { ...cut, id: 2, service_sub_category_id: 8 },
    { ...cut, id: 3, service_sub_category_id: null },
  ]
  const categories = [{ id: 7, name: 'Cuts' }]
  expect(grouped({ services: [talk, gloss, cut], categories })).toEqual([
    { id: 7, name: 'Cuts', services: [cut] },
    { id: 0, name: undefined, services: [talk, gloss] },
  ])
})
