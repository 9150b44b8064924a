import { expect, test } from 'vitest'
import type { BookedLeg } from '#contract/entities/booked-handover.ts'
import { pickUpOf } from './pick-up-place.ts'

const legOf = (leg: 'pickup' | 'drop', place: Partial<BookedLeg>): BookedLeg => ({
  ...{ leg, kind: 'address', point_id: null, name: '', address: 'Quay 1', latitude: 1, longitude: 2 },
  ...{ from: '2030-06-01T10:00:00Z', until: '2030-06-01T11:00:00Z', fee: 9, box_code: null },
  ...{ contact_name: '', contact_phone: '', note: '', ...place },
})
const bookedWith = (...legs: BookedLeg[]) => ({
  handover: { legs, change_until: '2030-05-31T10:00:00Z', phone: null },
})

test('the place on the map is where it is picked up, not where it is given back', () => {
  const booked = bookedWith(legOf('drop', { address: 'Quay 2' }), legOf('pickup', {}))
  expect(pickUpOf(booked)).toEqual({
    landMark: '',
    address: 'Quay 1',
    latitude: 1,
    longitude: 2,
    mapUrl: null,
  })
})

test('it is its own place where nothing was agreed, or the address is forgotten', () => {
  expect(pickUpOf({ handover: null })).toBeUndefined()
  expect(pickUpOf(bookedWith())).toBeUndefined()
  expect(pickUpOf(bookedWith(legOf('pickup', { latitude: null, longitude: null })))).toBeUndefined()
})
