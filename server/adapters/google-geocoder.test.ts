import { expect, test } from 'vitest'
import { json, serviceElsewhere } from '#tests/support/service-elsewhere.ts'
import { googleGeocoder } from './google-geocoder.ts'

const service = serviceElsewhere()
const geocoder = () => googleGeocoder({ key: 'secret', placesUrl: service.url, addressesUrl: service.url })

test('a search carries its session, and what is no place is left out', async () => {
  const place = { placePrediction: { placeId: 'ChIJ1', text: { text: 'Weir Lane, Old Harbour' } } }
  service.answer = json({ suggestions: [{ queryPrediction: {} }, place, place] })
  const near = { latitude: 38.7, longitude: -31.95 }
  const asking = { near, limit: 1, language: 'ar', session: 'one search' }
  expect(await geocoder().suggest('weir', asking)).toEqual([
    { place_id: 'ChIJ1', text: 'Weir Lane, Old Harbour' },
  ])
  const [asked] = service.asked
  expect(asked).toMatchObject({ method: 'POST', headers: { 'x-goog-api-key': 'secret' } })
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    input: 'weir',
    languageCode: 'ar',
    sessionToken: 'one search',
    locationBias: { circle: { center: near, radius: 50_000 } },
  })
})

test('nothing found is an empty answer', async () => {
  service.answer = json({})
  expect(await geocoder().suggest('zzz', { limit: 6 })).toEqual([])
})

test('the choice ends the session', async () => {
  service.answer = json({
    formattedAddress: '14 Weir Lane',
    location: { latitude: 38.7012, longitude: -31.9504 },
  })
  expect(await geocoder().locate('ChIJ1', { session: 'one search' })).toEqual({
    text: '14 Weir Lane',
    latitude: 38.7012,
    longitude: -31.9504,
  })
  expect(service.asked[0]?.url.href).toContain('/v1/places/ChIJ1?languageCode=en&sessionToken=one+search')
})

test('an id that is gone, or never was one, is none', async () => {
  service.answer = (response) => response.writeHead(404).end('{}')
  expect(await geocoder().locate('ChIJ1')).toBeUndefined()
  expect(await geocoder().locate('../../v2')).toBeUndefined()
  expect(service.asked).toHaveLength(1)
})

test('a point has a name, or none', async () => {
  service.answer = json({ status: 'OK', results: [{ formatted_address: '14 Weir Lane' }, {}] })
  await expect(geocoder().reverse(38.7, -31.95)).rejects.toThrow('no answer of use')
  service.answer = json({ status: 'OK', results: [{ formatted_address: '14 Weir Lane' }] })
  expect(await geocoder().reverse(38.7, -31.95)).toEqual({ text: '14 Weir Lane' })
  service.answer = json({ status: 'ZERO_RESULTS', results: [] })
  expect(await geocoder().reverse(0, 0)).toBeUndefined()
})

test('a key that is refused is a failure, whatever the status', async () => {
  service.answer = json({ status: 'REQUEST_DENIED', results: [] })
  await expect(geocoder().reverse(38.7, -31.95)).rejects.toThrow('no answer of use, but 200')
  service.answer = (response) => response.writeHead(403).end('{}')
  await expect(geocoder().locate('ChIJ1')).rejects.toThrow('no answer of use, but 403')
})
