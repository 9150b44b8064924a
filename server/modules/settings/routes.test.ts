import { describe, expect, test } from 'vitest'
import { definitions } from '#contract/all-settings.ts'
import { enScreens } from '#contract/texts/packs.ts'
import { testApp } from '#tests/support/app.ts'

const server = testApp()

interface Country {
  flag: string
  name: string
  dial_code: string
  code: string
}

async function countries(body: object, headers?: Record<string, string>): Promise<Country[]> {
  const answer = await server.call('get-country-codes', body, headers)
  expect(answer.status).toBe(200)
  return answer.body.countries as Country[]
}

test('get-settings answers every setting as a pair of texts', async () => {
  await server.services.settings.change('storeName', 'Harbour')
  const { body } = await server.call('get-settings')
  const pairs = body.settings as { key: string; value: string }[]
  expect(pairs.map((it) => it.key)).toEqual(Object.keys(definitions))
  expect(pairs).toContainEqual({ key: 'storeName', value: 'Harbour' })
  expect(pairs).toContainEqual({ key: 'currencyCode', value: 'USD' })
})

test('get-all-languages answers the languages that are offered, the default first', async () => {
  expect((await server.call('get-all-languages')).body).toEqual({
    success: true,
    languages: [
      { id: 1, language_name: 'English', code: 'en', direction: 'ltr', is_default: 1 },
      { id: 2, language_name: 'العربية', code: 'ar', direction: 'rtl', is_default: 0 },
      { id: 3, language_name: 'Español', code: 'es', direction: 'ltr', is_default: 0 },
    ],
  })
})

describe('get-single-language', () => {
  test('answers a language with every text there is', async () => {
    for (const id of [1, 2, 3]) {
      const { body } = await server.call('get-single-language', { id })
      const language = body.language as { id: number; texts: Record<string, string> }
      expect(language.id).toBe(id)
      expect(Object.keys(language.texts).sort()).toEqual(Object.keys(enScreens).sort())
    }
  })

  test.each([4, 2 ** 52])('finds no language %i', async (id) => {
    const { status, body } = await server.call('get-single-language', { id })
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })

  test('does not find one that is no longer offered', async () => {
    await server.services.settings.setActive('es', false)
    expect((await server.call('get-single-language', { id: 3 })).status).toBe(404)
    await server.services.settings.setActive('es', true)
  })
})

describe('get-country-codes', () => {
  test('answers every country once, with its flag and dial code', async () => {
    const all = await countries({})
    expect(all.length).toBeGreaterThan(200)
    expect(new Set(all.map((it) => it.code)).size).toBe(all.length)
    expect(all).toContainEqual({ flag: '🇵🇹', name: 'Portugal', dial_code: '+351', code: 'PT' })
    for (const it of all) {
      expect(it.dial_code).toMatch(/^\+\d{1,3}$/)
      expect(it.code).toMatch(/^[A-Z]{2}$/)
      expect(it.flag).toMatch(/^\p{RI}\p{RI}$/u)
      expect(it.name).not.toBe('')
    }
  })

  test.each([
    [1, 'en', 'Germany'],
    [2, 'ar', 'ألمانيا'],
    [3, 'es', 'Alemania'],
  ])('names and sorts them in language %i', async (language_id, code, germany) => {
    const all = await countries({ language_id })
    expect(all.find((it) => it.code === 'DE')?.name).toBe(germany)
    const names = all.map((it) => it.name)
    expect(names).toEqual([...names].sort(new Intl.Collator(code).compare))
    expect(await countries({}, { 'accept-language': code })).toEqual(all)
  })

  test('finds no language 9', async () => {
    expect((await server.call('get-country-codes', { language_id: 9 })).status).toBe(404)
  })
})

describe('get-pages', () => {
  test('answers in the language asked for, else in the person’s', async () => {
    const english = await server.call('get-pages')
    const spanish = await server.call('get-pages', { language_id: 3 })
    expect(english.body.pages).toEqual(await server.services.settings.pages('en'))
    expect(spanish.body.pages).toEqual(await server.services.settings.pages('es'))
    expect((await server.call('get-pages', {}, { 'accept-language': 'es' })).body).toEqual(spanish.body)
    expect((await server.call('get-pages', { language_id: 9 })).status).toBe(404)
  })
})

describe('version.json', () => {
  const get = (headers = {}) => server.app.inject({ url: '/version.json', headers })

  test('is asked for each time and short when nothing changed', async () => {
    const first = await get()
    expect(first.json()).toEqual(await server.services.settings.version())
    expect(first.headers['cache-control']).toBe('no-cache')
    const unchanged = { 'if-none-match': String(first.headers.etag) }
    const second = await get(unchanged)
    expect([second.statusCode, second.body]).toEqual([304, ''])
    await server.services.settings.clearClientCaches()
    const third = await get(unchanged)
    expect([third.statusCode, third.json().forceCacheClearVersion]).toEqual([
      200,
      first.json().forceCacheClearVersion + 1,
    ])
  })
})
