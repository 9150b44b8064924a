import type { Geocoder, LocatedPlace, PlaceSuggestion } from '#server/ports/geocoder.ts'
import { doorOf, lastNumber } from '../town/addresses/address.ts'
import { distance, type Point } from '../town/geometry/point.ts'
import { once } from '../town/once.ts'
import { toEarth, toPlane } from '../town/plane.ts'
import { survey } from '../town/survey.ts'
import { type Entry, type EntryKind, entriesOf } from './entries.ts'
import { folded } from './folding.ts'
import { FIT, fitOf } from './matching.ts'
import { placeTextAt } from './reverse.ts'

const LONGEST_SEARCH = 120
const MOST_WORDS = 8

/** Which of several entries with one name is meant, where nothing else tells: the larger one. */
const WEIGHT: Record<EntryKind, number> = {
  town: 0,
  district: 1,
  village: 2,
  landmark: 3,
  square: 4,
  park: 5,
  street: 6,
}

const entries = once(() => entriesOf(survey()))
const byId = once(() => new Map(entries().map((it) => [it.id, it])))

/** The demo town's own geocoder, without network or key, and with the same answers every time. */
export const gazetteer: Geocoder = {
  async suggest(search, { near, limit }) {
    const { words, number } = readSearch(search)
    if (words.length === 0) return []
    const origin = near && toPlane(near)
    return ranked(words, origin)
      .slice(0, limit)
      .map((entry) => suggestionOf(entry, number))
  },

  async locate(placeId): Promise<LocatedPlace | undefined> {
    const [kind, slug, number] = placeId.split(':')
    const entry = byId().get(`${kind}:${slug}`)
    if (!entry) return undefined
    if (number === undefined) return { text: entry.text, ...toEarth(entry.point) }
    const door = entry.street && doorOf(entry.street, Number(number))
    return door && { text: withNumber(entry, door.number), ...toEarth(door.point) }
  },

  async reverse(latitude, longitude) {
    const text = placeTextAt(survey(), toPlane({ latitude, longitude }))
    return text === undefined ? undefined : { text }
  },
}

/** Splits a search into words and a house number: 'Weir Lane 14' and '14 Weir Lane' mean the same. */
function readSearch(search: string): { words: string[]; number: number | undefined } {
  const words = folded(search.slice(0, LONGEST_SEARCH)).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  const at = words.findIndex((it) => /^\d{1,4}$/.test(it))
  if (at < 0 || words.length === 1) return { words, number: undefined }
  return { words: words.filter((_, i) => i !== at), number: Number(words[at]) }
}

function ranked(words: readonly string[], origin: Point | undefined): Entry[] {
  const fitting = entries()
    .map((entry) => ({ entry, fit: fitOf(words, entry) }))
    .filter(({ fit }) => fit > FIT.none)
  const away = ({ point }: Entry) => (origin ? distance(point, origin) : 0)
  return fitting
    .sort(
      (a, b) =>
        b.fit - a.fit ||
        away(a.entry) - away(b.entry) ||
        WEIGHT[a.entry.kind] - WEIGHT[b.entry.kind] ||
        a.entry.text.localeCompare(b.entry.text, 'en'),
    )
    .map((it) => it.entry)
}

function suggestionOf(entry: Entry, number: number | undefined): PlaceSuggestion {
  const isHouse = number !== undefined && entry.street && number >= 1 && number <= lastNumber(entry.street)
  return isHouse
    ? { place_id: `${entry.id}:${number}`, text: withNumber(entry, number) }
    : { place_id: entry.id, text: entry.text }
}

function withNumber({ text }: Entry, number: number): string {
  return text.replace(',', ` ${number},`)
}
