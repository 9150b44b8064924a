import { describe, expect, test } from 'vitest'
import { ar } from './ar.ts'
import { enDeferred } from './deferred/en.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { checkPattern, formatText } from './format.ts'
import { ownTexts } from './own-texts.ts'
import { builtInPack, type LanguagePack } from './packs.ts'
import { enServer } from './server/en.ts'

interface Slot {
  readonly name: string
  readonly kind: string
  readonly forms: readonly string[]
}

const quoted = /'[{}#][^']*'/g
const opening = /\{\s*(?<name>\w+)\s*(?:\}|,\s*(?<kind>plural|select)\s*,)/y
const form = /\s*(=?\w+)\s*\{/y

/** Where a brace that was opened just before `from` closes. */
function closingOf(text: string, from: number): number {
  let depth = 1
  let at = from
  while (depth > 0 && at < text.length) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    at += 1
  }
  return at - 1
}

/** The slots of a well-formed pattern, also those within another's forms. */
function slotsOf(pattern: string): Slot[] {
  const text = pattern.replaceAll(quoted, '')
  const start = text.indexOf('{')
  if (start < 0) return []
  opening.lastIndex = start
  const { name = '', kind = 'value' } = opening.exec(text)?.groups ?? {}
  const end = closingOf(text, start + 1)
  const forms: string[] = []
  const within: Slot[] = []
  form.lastIndex = opening.lastIndex
  for (let found = kind === 'value' ? null : form.exec(text); found; found = form.exec(text)) {
    const close = closingOf(text, form.lastIndex)
    forms.push(found[1] ?? '')
    within.push(...slotsOf(text.slice(form.lastIndex, close)))
    form.lastIndex = close + 1
  }
  return [{ name, kind, forms }, ...within, ...slotsOf(text.slice(end + 1))]
}

const namesIn = (pattern: string) => [...new Set(slotsOf(pattern).map((it) => it.name))].sort()

describe('this reader of patterns', () => {
  test('finds names, kinds and forms, nested and side by side', () => {
    const found = slotsOf(
      "'{x}' {a} {n, plural, =0 {none} one {{who}} other {# {g, select, f {z} other {}}}} {b}",
    )
    expect(found).toEqual([
      { name: 'a', kind: 'value', forms: [] },
      { name: 'n', kind: 'plural', forms: ['=0', 'one', 'other'] },
      { name: 'who', kind: 'value', forms: [] },
      { name: 'g', kind: 'select', forms: ['f', 'other'] },
      { name: 'b', kind: 'value', forms: [] },
    ])
  })
})

const english = builtInPack('en')

describe.each(Object.entries({ en, ar, es }))('the pack %s', (locale, screens) => {
  const pack = builtInPack(locale)
  const texts = Object.entries(pack)

  test('is what its language is given', () => {
    expect(pack).toMatchObject(screens)
  })

  test('has exactly the keys of the English one', () => {
    expect(Object.keys(pack).sort()).toEqual(Object.keys(english).sort())
  })

  test('has words for every key', () => {
    expect(texts.filter(([, text]) => text.trim() !== text || text === '')).toEqual([])
  })

  test('has patterns without a fault', () => {
    const faults = texts.map(([key, text]) => [key, checkPattern(text)])
    expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([])
  })

  test('fills the places that English fills', () => {
    const names = (of: LanguagePack) =>
      Object.fromEntries(Object.entries(of).map(([key, text]) => [key, namesIn(text)]))
    expect(names(pack)).toEqual(names(english))
  })

  test('has every plural form of its language', () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    const missing = texts.flatMap(([key, text]) =>
      slotsOf(text)
        .filter((it) => it.kind === 'plural')
        .flatMap((it) => needed.filter((one) => !it.forms.includes(one)).map((one) => `${key}: ${one}`)),
    )
    expect(missing).toEqual([])
  })
})

// Whoever steers by voice says what they see: the number on the bell.
test.each(Object.entries({ en, ar, es }))(
  'the bell’s name in %s has the number that stands on it',
  (locale, of) => {
    const unnamed = [1, 2, 3, 11, 100].filter((n) => {
      const shown = new Intl.NumberFormat(locale).format(n)
      return !formatText(of['notices.unread'], { n }, locale).includes(shown)
    })
    expect(unnamed).toEqual([])
  },
)

test('a language we ship no pack for speaks English', () => {
  expect(builtInPack('xx')).toBe(english)
})

test('a text is of the first screens, of later ones or of the server, and never of two', () => {
  const all = [en, enDeferred, ...Object.values(ownTexts).map((it) => it.en), enServer].flatMap((it) =>
    Object.keys(it),
  )
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
})
