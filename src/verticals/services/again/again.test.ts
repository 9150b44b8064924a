import { expect, test } from 'vitest'
import type { ServiceBooking } from '#contract/entities/service-booking.ts'
import type { StoreService } from '#contract/entities/store-service.ts'
import { againOf } from './again.ts'

const person = (id: number) => ({ id, slug: `p${id}`, name: `Person ${id}`, avatar_image: '/img/1' })
const line = (service_id: number, by: number, is_any = false): ServiceBooking['lines'][number] => ({
  ...{ service_id, name: `Service ${service_id}`, is_any, professional: person(by), price: 10 },
  ...{ start: '2026-06-10T10:00:00Z', end: '2026-06-10T10:30:00Z', addons: [] },
})
const offered = (id: number, ...people: number[]) =>
  ({
    ...{ id, name: `Service ${id}`, type: 'at_store', price: 10, duration: 30 },
    people: people.map((professional_id) => ({ professional_id, price: 10, duration: 30 })),
    addons: [{ id: 5, name: 'Towel', price: 5, duration: 10 }],
  }) as StoreService

test('what is still done is had again by who did it, where they still do, and else by anybody', () => {
  const booking = { lines: [line(1, 7), line(2, 8), line(3, 9, true), line(4, 7)] }
  const store = { services: [offered(1, 7, 8), offered(2, 7), offered(3, 9), offered(4)] }
  expect(againOf(booking, store)).toMatchObject([
    { service: { id: 1 }, by: 7, gone: undefined },
    { service: { id: 2 }, by: null, gone: 'Person 8' },
    { service: { id: 3 }, by: null, gone: undefined },
    { name: 'Service 4', service: undefined, by: null, gone: undefined },
  ])
})

test('what was added is added again where it still can be, and is named where it cannot', () => {
  const [towel, oil] = [
    { id: 5, name: 'Towel', price: 5 },
    { id: 6, name: 'Oil', price: 12 },
  ]
  const booking = { lines: [{ ...line(1, 7), addons: [towel, oil] }] }
  expect(againOf(booking, { services: [offered(1, 7)] })).toMatchObject([
    { addons: [towel], goneAddons: ['Oil'] },
  ])
  expect(againOf(booking, { services: [] })).toMatchObject([{ addons: [], goneAddons: [] }])
})
