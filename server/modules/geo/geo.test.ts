import { describe, expect, it } from 'vitest'
import type { Geocoder } from '#server/ports/geocoder.ts'
import { testApp } from '#tests/support/app.ts'

const session_token = 'one search'
const suggest = { search_value: 'weir', session_token }

const houses = Array.from({ length: 20 }, (_, i) => ({
  place_id: `weir-lane:${i + 1}`,
  text: `Weir Lane ${i + 1}, Old Harbour`,
  latitude: 38.7 + i / 1_000,
  longitude: -31.9,
}))

/** A geocoder that knows one street, and returns all its houses even where fewer are asked for. */
const street: Geocoder = {
  suggest: async (search) => houses.filter(({ text }) => text.toLowerCase().includes(search.toLowerCase())),
  locate: async (id) => houses.find(({ place_id }) => place_id === id),
  reverse: async (latitude, longitude) =>
    houses.find((it) => it.latitude === latitude && it.longitude === longitude),
}

const failing: Geocoder = {
  suggest: () => Promise.reject(Object.assign(new Error('silent'), { statusCode: 503 })),
  locate: async () => ({ text: `${'a'.repeat(198)}😀 and more\nof it`, latitude: 1, longitude: 2 }),
  reverse: () => Promise.reject(Object.assign(new Error('silent'), { statusCode: 503 })),
}

describe('with a geocoder', () => {
  const made = testApp({ geocoder: street })

  it('leads from a few letters to a point, and from the point back to its name', async () => {
    const { body } = await made.call('suggest-locations', { ...suggest, search_value: '  weir lane 14 ' })
    const [first] = body.suggestions as { place_id: string; text: string }[]
    expect(first?.text).toBe('Weir Lane 14, Old Harbour')
    const located = await made.call('locate', { place_id: first?.place_id, session_token })
    const { text, latitude, longitude } = located.body
    expect(text).toBe(first?.text)
    const back = await made.call('reverse-locate', { latitude, longitude })
    expect(back.body).toEqual({ success: true, text: 'Weir Lane 14, Old Harbour' })
  })

  it('offers six at most, and nothing for nothing', async () => {
    const found = async (search_value: string) =>
      (await made.call('suggest-locations', { ...suggest, search_value })).body.suggestions
    expect(await found('a')).toHaveLength(6)
    expect(await found('   ')).toEqual([])
    expect(await found('?!')).toEqual([])
    expect(await found('zzzzzz')).toEqual([])
  })

  it('answers with coordinates far from everything it knows', async () => {
    const { body } = await made.call('reverse-locate', { latitude: 52.52, longitude: 13.4 })
    expect(body.text).toBe('52.52000, 13.40000')
  })

  it.each(['nowhere', '__proto__', ':', "' or 1=1"])('the id %j leads nowhere', async (place_id) => {
    const { status, body } = await made.call('locate', { place_id, session_token })
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })

  it.each([
    ['suggest-locations', {}],
    ['suggest-locations', { search_value: 'weir' }],
    ['suggest-locations', { ...suggest, search_value: 7 }],
    ['suggest-locations', { ...suggest, search_value: 'a'.repeat(81) }],
    ['suggest-locations', { ...suggest, session_token: 'a'.repeat(129) }],
    ['suggest-locations', { ...suggest, near: { latitude: 91, longitude: 0 } }],
    ['locate', { session_token }],
    ['locate', { session_token, place_id: '' }],
    ['locate', { session_token, place_id: 'a'.repeat(2_001) }],
    ['reverse-locate', { latitude: '1', longitude: 2 }],
    ['reverse-locate', { latitude: 1, longitude: 181 }],
    ['reverse-locate', { latitude: null, longitude: 1 }],
  ])('%s refuses %j', async (name, body) => {
    const answer = await made.call(name, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION'])
  })

  it.each(['a'.repeat(80), '1 '.repeat(40), `${'é'.repeat(79)}'`, '%_\\'.repeat(26)])(
    'what is typed may be odd, and is answered: %j',
    async (search_value) => {
      expect((await made.call('suggest-locations', { ...suggest, search_value })).status).toBe(200)
    },
  )

  it.each([90, -90])('the pole at %i is a point like others', async (latitude) => {
    const near = { latitude, longitude: 180 }
    expect((await made.call('suggest-locations', { ...suggest, near })).status).toBe(200)
    expect((await made.call('reverse-locate', near)).status).toBe(200)
  })
})

describe('with a geocoder that fails', () => {
  const made = testApp({ geocoder: failing })

  it.each([
    ['suggest-locations', suggest],
    ['reverse-locate', { latitude: 1, longitude: 2 }],
  ])('%s says that it cannot answer just now', async (name, body) => {
    const answer = await made.call(name, body)
    expect([answer.status, answer.body.message]).toEqual([503, expect.stringContaining('Try again')])
    expect(answer.headers['retry-after']).toBe('2')
  })

  it('cuts what is too long for a line, between letters', async () => {
    const { body } = await made.call('locate', { place_id: 'x', session_token })
    expect(body.text).toBe(`${'a'.repeat(198)}…`)
  })
})

describe('without a geocoder', () => {
  const made = testApp()

  it('finds nothing, and a point is its coordinates', async () => {
    expect((await made.call('suggest-locations', suggest)).body.suggestions).toEqual([])
    expect((await made.call('locate', { place_id: 'x', session_token })).status).toBe(404)
    const { body } = await made.call('reverse-locate', { latitude: -1.5, longitude: 2 })
    expect(body.text).toBe('-1.50000, 2.00000')
  })
})
