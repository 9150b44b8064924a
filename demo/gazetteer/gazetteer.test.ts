import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { townCentre } from '../town/addresses/address.ts'
import { toEarth, toPlane } from '../town/plane.ts'
import { hashed } from '../town/random/random.ts'
import { survey } from '../town/survey.ts'
import { town } from '../town/town.ts'
import { folded, withinOneSlip } from './folding.ts'
import { gazetteer } from './gazetteer.ts'

const textsFor = async (search: string, near?: { latitude: number; longitude: number }) =>
  (await gazetteer.suggest(search, { limit: 5, near })).map((it) => it.text)

describe('suggestions', () => {
  test('find every district, village, landmark, park and square by its name', async () => {
    const { districts, villages, landmarks, sites } = survey()
    const names = [...districts, ...villages, ...landmarks, ...sites].map((it) => it.name)
    const missing: string[] = []
    for (const name of names) {
      const [first] = await textsFor(name)
      if (!first?.startsWith(`${name}, `)) missing.push(name)
    }
    expect(missing).toEqual([])
  })

  test('come while one is still typing', async () => {
    expect(await textsFor('weir l')).toContain('Weir Lane, Old Harbour')
    expect((await textsFor('lant')).every((it) => it.toLowerCase().includes('lant'))).toBe(true)
  })

  test.each([
    ['a letter left out', 'lanern quay'],
    ['a letter too many', 'lanttern quay'],
    ['a wrong letter', 'lantern quoy'],
    ['two letters in the wrong order', 'lantren quay'],
    ['accents nobody asked for', 'Lántern Quày'],
    ['small letters and spaces', '  lantern   QUAY '],
    ['the district as well', 'lantern quay, old harbour'],
  ])('forgive %s', async (_, search) => {
    expect((await textsFor(search))[0]).toBe('Lantern Quay, Old Harbour')
  })

  test('know house numbers, before the street and behind it', async () => {
    expect((await textsFor('Weir Lane 14'))[0]).toBe('Weir Lane 14, Old Harbour')
    expect((await textsFor('14 weir lane'))[0]).toBe('Weir Lane 14, Old Harbour')
    expect((await textsFor('Weir Lane 9999'))[0]).toBe('Weir Lane, Old Harbour')
  })

  test('name what is close first', async () => {
    const villages = ['Saltmarsh', 'Norby', 'Sealhaven'] as const
    for (const name of villages) {
      const near = survey().villages.find((it) => it.name === name)?.centre
      expect((await textsFor('lane', near && toEarth(near)))[0]).toContain(name)
    }
  })

  test('are as many as one asks for, and none for nothing', async () => {
    expect(await gazetteer.suggest('a', { limit: 3 })).toHaveLength(3)
    expect(await gazetteer.suggest('  ', { limit: 3 })).toEqual([])
    expect(await gazetteer.suggest('qqqqq', { limit: 3 })).toEqual([])
  })

  test('never fail, whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (search) => {
        await gazetteer.suggest(search, { limit: 5 })
      }),
      { numRuns: 40 },
    )
  })
})

describe('a place that was suggested', () => {
  test('is found by its id, and is near its text again', async () => {
    let drawn = 0
    for (let i = 0; i < 40; i++) {
      const { text } = town.randomAddress(() => hashed(drawn++, 3))
      const [suggestion] = await gazetteer.suggest(text, { limit: 1 })
      expect(suggestion?.text).toBe(text)
      const place = suggestion && (await gazetteer.locate(suggestion.place_id))
      expect(place?.text).toBe(text)
      expect(await gazetteer.reverse(place?.latitude ?? 0, place?.longitude ?? 0)).toEqual({ text })
    }
  })

  test('is unknown by an id that nobody gave', async () => {
    for (const id of [
      '',
      'street',
      'street:nowhere',
      'street:weir-lane:0',
      'street:weir-lane:x',
      'district:weir-lane:2',
    ]) {
      expect(await gazetteer.locate(id)).toBeUndefined()
    }
  })
})

describe('what is at a position', () => {
  const at = (x: number, y: number) => {
    const { latitude, longitude } = toEarth({ x, y })
    return gazetteer.reverse(latitude, longitude)
  }

  test('is said as exactly as one can', async () => {
    expect((await at(-60, 1_060))?.text).toMatch(/^[A-Z].+ \d+, Old Harbour$/)
    expect(await at(-3_640, -2_900)).toEqual({ text: 'Near Lantern Head Lighthouse' })
    expect((await at(-8_300, 3_000))?.text).toMatch(/^Near .+, Tarenda$/)
    expect((await at(2_000, -2_500))?.text).toMatch(/^At sea near /)
  })

  test('is not known far from the island', async () => {
    expect(await at(townCentre.x + 59_000, townCentre.y)).toBeDefined()
    expect(await at(townCentre.x + 61_000, townCentre.y)).toBeUndefined()
    expect(await gazetteer.reverse(Number.NaN, 0)).toBeUndefined()
  })
})

test('one slip is one slip', () => {
  expect(withinOneSlip('harbour', 'harbuor')).toBe(true)
  expect(withinOneSlip('harbour', 'arbour')).toBe(true)
  expect(withinOneSlip('harbour', 'harbours')).toBe(true)
  expect(withinOneSlip('harbour', 'horbor')).toBe(false)
  expect(folded("St  Cláre's")).toBe('st clares')
  expect(toPlane(toEarth(townCentre)).y).toBeCloseTo(townCentre.y, 5)
})
