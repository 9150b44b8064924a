/** What a text is filled with. Numbers are written in the reader's digits, so a year, an id or a code goes in as text. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>

type Part = string | { readonly kind: 'value' | 'count'; readonly name: string } | Choice
interface Choice {
  readonly kind: 'plural' | 'select'
  readonly name: string
  readonly options: Options
}
type Parts = readonly Part[]
type Options = ReadonlyMap<string, Parts>

interface Reader {
  readonly text: string
  at: number
}

class PatternFault extends Error {}

function fail(reader: Reader, wrong: string): never {
  throw new PatternFault(`${wrong} (at character ${reader.at + 1})`)
}

/** Steps over what the sticky expression finds here, and answers its first group (or all of it). */
function eat(reader: Reader, sticky: RegExp): string | undefined {
  sticky.lastIndex = reader.at
  const found = sticky.exec(reader.text)
  if (!found) return undefined
  reader.at = sticky.lastIndex
  return found[1] ?? found[0]
}

// As in ICU an apostrophe quotes only where it must, before a sign with a meaning; "don't" needs no care.
const quoted = /'([{}](?:[^']|'')*)(?:'|$)/y
const quotedInPlural = /'([{}#](?:[^']|'')*)(?:'|$)/y

function literal(reader: Reader, plural: string | undefined): string {
  if (eat(reader, /''/y)) return "'"
  const inQuotes = eat(reader, plural === undefined ? quoted : quotedInPlural)
  return inQuotes?.replaceAll("''", "'") ?? eat(reader, /[^'{}#]+|['#]/y) ?? ''
}

const deepest = 8

/** Reads up to a closing brace or the end. `plural` names the count that a `#` stands for. */
function readParts(reader: Reader, depth: number, plural?: string): Part[] {
  if (depth > deepest) fail(reader, 'this is nested too deeply')
  const parts: Part[] = []
  for (let next = reader.text[reader.at]; next && next !== '}'; next = reader.text[reader.at]) {
    if (next === '{') parts.push(readSlot(reader, depth, plural))
    else if (plural !== undefined && eat(reader, /#/y)) parts.push({ kind: 'count', name: plural })
    else parts.push(literal(reader, plural))
  }
  return parts
}

function readSlot(reader: Reader, depth: number, plural: string | undefined): Part {
  const name =
    eat(reader, /\{\s*([A-Za-z_]\w*)\s*/y) ?? fail(reader, 'after { comes a name of letters, digits and _')
  if (eat(reader, /\}/y)) return { kind: 'value', name }
  const kind = eat(reader, /,\s*(plural|select)\s*,/y)
  if (kind === 'plural') return { kind, name, options: readOptions(reader, depth, pluralKey, name) }
  if (kind === 'select') return { kind, name, options: readOptions(reader, depth, selectKey, plural) }
  return fail(reader, `after {${name} comes }, or ", plural,", or ", select,"`)
}

const pluralKey = /\s*(=\d+|zero|one|two|few|many|other)\s*\{/y
const selectKey = /\s*(\w+)\s*\{/y

function readOptions(reader: Reader, depth: number, key: RegExp, plural: string | undefined): Options {
  const options = new Map<string, Parts>()
  while (!eat(reader, /\s*\}/y)) {
    const option = eat(reader, key) ?? fail(reader, 'here comes a form such as other {…}, or the closing }')
    if (options.has(option)) fail(reader, `${option} stands twice`)
    options.set(option, readParts(reader, depth + 1, plural))
    if (!eat(reader, /\}/y)) fail(reader, `the } after ${option} is missing`)
  }
  if (!options.has('other')) fail(reader, 'other {…} is missing')
  return options
}

function readPattern(text: string): Parts {
  const reader: Reader = { text, at: 0 }
  const parts = readParts(reader, 0)
  if (reader.at < text.length) fail(reader, 'this } closes nothing')
  return parts
}

/** Makes a thing once for each key. Forgets all when full: keys may come from outside, and memory must not grow with them. */
function remembering<T>(limit: number, make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>()
  return (key) => {
    const found = kept.get(key)
    if (found !== undefined) return found
    const made = make(key)
    if (kept.size >= limit) kept.clear()
    kept.set(key, made)
    return made
  }
}

/** The parts, or what is wrong with the pattern. */
const compiled = remembering(2000, (pattern): Parts | PatternFault => {
  try {
    return readPattern(pattern)
  } catch (fault) {
    if (fault instanceof PatternFault) return fault
    throw fault
  }
})

// The first such question makes the browser gather all the locales it has.
const knownLocale = remembering(100, (tag) => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
})

/**
 * A formatter made once a locale. A tag that Intl does not know or refuses (an operator's "english")
 * reads as English, since Intl itself would throw, or take the machine's own language and so differ
 * between server and device.
 */
export const perLocale = <T>(make: (locale: string) => T): ((tag: string) => T) =>
  remembering(100, (tag) => make(knownLocale(tag)))

const numbers = perLocale((locale) => new Intl.NumberFormat(locale))
const plurals = perLocale((locale) => new Intl.PluralRules(locale))

/** A plain number in the reader's digits. */
export const numberText = (value: number, locale: string): string => numbers(locale).format(value)

interface Fill {
  readonly values: TextValues
  readonly locale: string
}

// Own properties only: a text with {constructor} must not print a function.
const valueIn = ({ values }: Fill, name: string): string | number | undefined =>
  Object.hasOwn(values, name) ? (values[name] ?? undefined) : undefined

function countIn(fill: Fill, name: string): number | undefined {
  const count = Number(valueIn(fill, name) ?? Number.NaN)
  return Number.isNaN(count) ? undefined : count
}

function shown(value: string | number | undefined, name: string, locale: string): string {
  return typeof value === 'number' ? numberText(value, locale) : (value ?? `{${name}}`)
}

function chosen({ kind, name, options }: Choice, fill: Fill): Parts {
  const other = options.get('other') ?? []
  if (kind === 'select') return options.get(String(valueIn(fill, name))) ?? other
  const count = countIn(fill, name)
  if (count === undefined) return other
  return options.get(`=${count}`) ?? options.get(plurals(fill.locale).select(count)) ?? other
}

function writePart(part: Part, fill: Fill): string {
  if (typeof part === 'string') return part
  if (part.kind === 'plural' || part.kind === 'select') {
    return write(chosen(part, fill), fill)
  }
  const count = part.kind === 'count' ? countIn(fill, part.name) : undefined
  return shown(count ?? valueIn(fill, part.name), part.name, fill.locale)
}

function write(parts: Parts, fill: Fill): string {
  return parts.map((part) => writePart(part, fill)).join('')
}

/**
 * Fills a text: `{name}`, `{n, plural, =0 {…} one {…} other {… # …}}`, `{x, select, a {…} other {…}}`,
 * nested as one likes. Never throws, as operators write these texts and people read them: a pattern that
 * is malformed appears as it is, and a value that is missing as its name in braces.
 */
export function formatText(pattern: string, values: TextValues, locale: string): string {
  const parts = compiled(pattern)
  return parts instanceof PatternFault ? pattern : write(parts, { values, locale })
}

/** What is wrong with a pattern, in words for the operator who typed it; undefined when nothing is. */
export function checkPattern(pattern: string): string | undefined {
  const parts = compiled(pattern)
  return parts instanceof PatternFault ? parts.message : undefined
}
