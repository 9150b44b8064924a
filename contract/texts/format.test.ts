import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { checkPattern, formatText, perLocale, type TextValues } from './format.ts'

const en = (pattern: string, values: TextValues = {}) => formatText(pattern, values, 'en')

describe('a value', () => {
  test('stands where its name stands', () => {
    expect(en('Hello, {name}!', { name: 'Ana' })).toBe('Hello, Ana!')
    expect(en('{a}{ b }{a}', { a: 'x', b: 'y' })).toBe('xyx')
  })

  test('that is a number has the digits of the reader', () => {
    expect(formatText('{n}', { n: 1234.5 }, 'de')).toBe('1.234,5')
    expect(formatText('{n}', { n: 12 }, 'ar-EG')).toBe('١٢')
    expect(formatText('{n}', { n: '12' }, 'ar-EG')).toBe('12')
  })

  test('that is missing shows as its name in braces', () => {
    expect(en('Hello, {name}!')).toBe('Hello, {name}!')
    expect(en('{a}{b}', { a: null, b: undefined })).toBe('{a}{b}')
    expect(en('{constructor}{toString}')).toBe('{constructor}{toString}')
  })

  test('may be empty or zero', () => {
    expect(en('[{a}{b}]', { a: '', b: 0 })).toBe('[0]')
  })

  test('is never read as a pattern', () => {
    expect(en('{a}', { a: "{b} '{' {n, plural, other {#}}", b: 'no' })).toBe("{b} '{' {n, plural, other {#}}")
  })
})

describe('a plural', () => {
  const tickets = '{n, plural, =0 {No tickets} one {# ticket} other {# tickets}}'

  test.each([
    [0, 'No tickets'],
    [1, '1 ticket'],
    [2, '2 tickets'],
    [1234, '1,234 tickets'],
    [1.5, '1.5 tickets'],
  ])('of %d in English is "%s"', (n, expected) => {
    expect(en(tickets, { n })).toBe(expected)
  })

  test('takes the exact number before the form, in whatever order they stand', () => {
    expect(en('{n, plural, one {form} other {other} =1 {exact}}', { n: 1 })).toBe('exact')
  })

  test.each([
    [0, 'zero ٠'],
    [1, 'one ١'],
    [2, 'two ٢'],
    [3, 'few ٣'],
    [10, 'few ١٠'],
    [11, 'many ١١'],
    [99, 'many ٩٩'],
    [100, 'other ١٠٠'],
    [103, 'few ١٠٣'],
    [1.5, 'other ١٫٥'],
  ])('of %d in Arabic is "%s"', (n, expected) => {
    const six = '{n, plural, zero {zero #} one {one #} two {two #} few {few #} many {many #} other {other #}}'
    expect(formatText(six, { n }, 'ar-EG')).toBe(expected)
  })

  test('falls back to other where the language has a form that the text has not', () => {
    expect(formatText('{n, plural, one {1} other {#}}', { n: 3 }, 'ar')).toBe('3')
  })

  test('counts a number that comes as text', () => {
    expect(en(tickets, { n: '1' })).toBe('1 ticket')
  })

  test('without its number takes other and shows what is missing', () => {
    expect(en(tickets)).toBe('{n} tickets')
    expect(en(tickets, { n: 'many' })).toBe('many tickets')
  })

  test('gives # its meaning only inside, and to the nearest count', () => {
    expect(en('# {n, plural, other {#}} #', { n: 3 })).toBe('# 3 #')
    expect(en('{a, plural, other {{b, plural, other {#}} of #}}', { a: 3, b: 2 })).toBe('2 of 3')
    expect(en('{n, plural, other {{x, select, a {A#} other {O#}}}}', { n: 3, x: 'a' })).toBe('A3')
    expect(en('{x, select, a {#} other {#}}', { x: 'a' })).toBe('#')
  })
})

describe('a choice', () => {
  const whose = '{who, select, self {your card} gift {a card for {name}} other {a card}}'

  test('goes by the value', () => {
    expect(en(whose, { who: 'self' })).toBe('your card')
    expect(en(whose, { who: 'gift', name: 'Ana' })).toBe('a card for Ana')
    expect(en('{n, select, 2 {two} other {other}}', { n: 2 })).toBe('two')
  })

  test('is other for all else', () => {
    expect(en(whose, { who: 'nobody' })).toBe('a card')
    expect(en(whose)).toBe('a card')
    expect(en(whose, { who: 'toString' })).toBe('a card')
  })

  test('nests with plurals', () => {
    const text =
      '{v, select, event {{n, plural, =0 {no events} one {an event} other {# events}}} other {{n, plural, one {a thing} other {# things}}}} nearby'
    expect(en(text, { v: 'event', n: 0 })).toBe('no events nearby')
    expect(en(text, { v: 'event', n: 4 })).toBe('4 events nearby')
    expect(en(text, { v: 'place', n: 1 })).toBe('a thing nearby')
  })
})

describe('an apostrophe', () => {
  test.each([
    ["don't", "don't"],
    ["it''s", "it's"],
    ["'{'name'}'", '{name}'],
    ["'{name}'", '{name}'],
    ["'{it''s}'", "{it's}"],
    ["''{name}''", "'Ana'"],
    ["'#' #", "'#' #"],
    ["{n, plural, other {'#' is #}}", '# is 3'],
    ["{n, plural, other {don't '{' #}}", "don't { 3"],
    ["'{name}", '{name}'],
    ["end'", "end'"],
  ])('in %s reads %s', (pattern, expected) => {
    expect(en(pattern, { name: 'Ana', n: 3 })).toBe(expected)
  })
})

describe('a malformed pattern', () => {
  const malformed: [string, RegExp][] = [
    ['Hello {', /name of letters.* \(at character 7\)/],
    ['Hello {}', /name of letters/],
    ['Hello {my name}', /after \{my comes \}/],
    ['Hello {name', /after \{name comes \}/],
    ['Hello name}', /closes nothing \(at character 11\)/],
    ['{n, number}', /after \{n comes \}/],
    ['{n, plural}', /after \{n comes \}/],
    ['{n, plural, }', /other \{…\} is missing/],
    ['{n, plural, one {1}}', /other \{…\} is missing/],
    ['{n, plural, some {1} other {2}}', /here comes a form/],
    ['{n, plural, one 1 other 2}', /here comes a form/],
    ['{n, plural, one {1} one {2} other {3}}', /one stands twice/],
    ['{n, plural, other {#}', /here comes a form/],
    ['{n, plural, other {#', /the \} after other is missing/],
    ['{x, select, a {1}}', /other \{…\} is missing/],
    ['{n, plural, offset:1 other {#}}', /here comes a form/],
    ["{n, plural, other {don't '}", /the \} after other is missing/],
    ['{n, plural, other {'.repeat(500), /nested too deeply/],
  ]

  test.each(malformed)('%s appears as it is, and the operator hears why', (pattern, why) => {
    expect(en(pattern, { n: 1, x: 'a', name: 'Ana' })).toBe(pattern)
    expect(checkPattern(pattern)).toMatch(why)
  })

  test('never throws, whatever is typed', () => {
    const typed = fc.string({
      unit: fc.constantFrom(
        '{',
        '}',
        '#',
        "'",
        ',',
        ' ',
        'n',
        '=1',
        'plural',
        'select',
        'other',
        'one',
        '{n, plural, ',
      ),
      maxLength: 30,
    })
    fc.assert(
      fc.property(typed, (pattern) => {
        const text = en(pattern, { n: 1 })
        if (checkPattern(pattern) !== undefined) expect(text).toBe(pattern)
      }),
      { numRuns: 5000 },
    )
  })

  test('is told from a good one', () => {
    for (const good of ['', 'plain', '{a}', '{n, plural, =12 {x} other {}}', "'{'", '{x,select,other{}}']) {
      expect(checkPattern(good)).toBeUndefined()
    }
  })
})

describe('a formatter a locale', () => {
  test('is made once', () => {
    const make = vi.fn((locale: string) => ({ locale }))
    const get = perLocale(make)
    expect(get('de')).toBe(get('de'))
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('is forgotten rather than hoarded', () => {
    const make = vi.fn((locale: string) => ({ locale }))
    const get = perLocale(make)
    for (let n = 0; n <= 100; n++) get(`de-x-a${n}`)
    get('de-x-a0')
    expect(make).toHaveBeenCalledTimes(102)
  })

  test('reads a tag with an underscore, and English for one that is none', () => {
    const get = perLocale((locale) => locale)
    expect(['pt_BR', 'english', '', '!', 'zz'].map(get)).toEqual(['pt-BR', 'en', 'en', 'en', 'en'])
  })

  test('never breaks a text', () => {
    expect(formatText('{n, plural, one {# ticket} other {# tickets}}', { n: 1000 }, '!')).toBe(
      '1,000 tickets',
    )
  })
})
