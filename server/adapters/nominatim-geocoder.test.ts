import { expect, test } from 'vitest'
import { json, serviceElsewhere } from '#tests/support/service-elsewhere.ts'
import { nominatimGeocoder } from './nominatim-geocoder.ts'

const service = serviceElsewhere()
const geocoder = () => nominatimGeocoder(`${service.url}/v1/?key=abc`, { userAgent: 'Quayside (a test)' })

const house = {
  osm_type: 'way',
  osm_id: 240109189,
  display_name: '14, Weir Lane, Old Harbour',
  lat: '38.7012',
  lon: '-31.9504',
  importance: 0.2,
}

test('a search is asked with its key, its language and who asks', async () => {
  service.answer = json([house])
  const near = { latitude: 38.7, longitude: -31.95 }
  expect(await geocoder().suggest('Weir Lane & co', { near, limit: 6, language: 'es' })).toEqual([
    { place_id: 'W240109189', text: '14, Weir Lane, Old Harbour' },
  ])
  const [asked] = service.asked
  expect(asked?.url.pathname).toBe('/v1/search')
  expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
    key: 'abc',
    format: 'jsonv2',
    q: 'Weir Lane & co',
    limit: '6',
    viewbox: '-32.45,38.2,-31.45,39.2',
  })
  expect(asked?.headers).toMatchObject({ 'accept-language': 'es', 'user-agent': 'Quayside (a test)' })
})

test('a suggestion is looked up by its id', async () => {
  service.answer = json([house])
  expect(await geocoder().locate('W240109189')).toEqual({
    text: '14, Weir Lane, Old Harbour',
    latitude: 38.7012,
    longitude: -31.9504,
  })
  expect(service.asked[0]?.url.pathname).toBe('/v1/lookup')
  expect(service.asked[0]?.url.searchParams.get('osm_ids')).toBe('W240109189')
})

test.each(['', 'X1', 'W', '../search', 'W1,W2', 'W1&q=2', 'W12345678901234567890'])(
  'the id %j is none of its own, and not even asked for',
  async (id) => {
    expect(await geocoder().locate(id)).toBeUndefined()
    expect(service.asked).toEqual([])
  },
)

test('an id that is gone is none', async () => {
  service.answer = json([])
  expect(await geocoder().locate('N1')).toBeUndefined()
})

test('a point has a name, or none', async () => {
  service.answer = json(house)
  expect(await geocoder().reverse(38.7, -31.95)).toEqual({ text: '14, Weir Lane, Old Harbour' })
  expect(service.asked[0]?.url.search).toContain('lat=38.7&lon=-31.95')
  service.answer = json({ error: 'Unable to geocode' })
  expect(await geocoder().reverse(0, 0)).toBeUndefined()
})
