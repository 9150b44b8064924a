import { describe, expect, test } from 'vitest'
import { drawnKinds } from '../art/kinds/registry.ts'
import { allListings } from './content.ts'
import type { DemoListing } from './demo-listing.ts'
import { announcementWords, eventWords, placeWords, rentalWords } from './picture-words.ts'

const wordsOf: Partial<Record<string, Readonly<Record<string, RegExp>>>> = {
  events: eventWords,
  rentals: rentalWords,
  places: placeWords,
  announcements: announcementWords,
}

const subjectsNamedBy = ({ vertical, title }: DemoListing) =>
  Object.entries(wordsOf[vertical] ?? {}).flatMap(([subject, words]) => (words.test(title) ? [subject] : []))

const pictured = allListings.map((it) => ({ ...it, named: subjectsNamedBy(it) }))
const wrong = (isWrong: (it: (typeof pictured)[number]) => boolean) =>
  pictured.filter(isWrong).map((it) => `${it.title}: ${it.picture.kind}, not ${it.named.join(' or ')}`)

describe('the picture of a listing', () => {
  test('shows what its title names, where there is a picture of that', () => {
    expect(wrong(({ named, picture }) => named.length > 0 && !named.includes(picture.kind))).toEqual([])
  })

  test('shows nothing that neither its title nor its category names', () => {
    expect(
      wrong(({ named, picture, category }) => picture.kind !== category && !named.includes(picture.kind)),
    ).toEqual([])
  })

  test('is drawn, and every subject is some listing’s', () => {
    const drawn = new Set(drawnKinds.map((it) => `${it.vertical}/${it.kind}`))
    const shown = new Set(allListings.map((it) => `${it.vertical}/${it.picture.kind}`))
    expect([...shown].filter((it) => !drawn.has(it))).toEqual([])
    const subjects = Object.entries(wordsOf).flatMap(([v, all]) =>
      Object.keys(all ?? {}).map((it) => `${v}/${it}`),
    )
    expect(subjects.filter((it) => !shown.has(it))).toEqual([])
  })

  test('of what is always one of its kind is of that, never only of its category', () => {
    const isDrawnAsAny = ({ vertical, picture, category }: DemoListing) =>
      ['events', 'places', 'announcements'].includes(vertical) && picture.kind === category
    expect(wrong(isDrawnAsAny)).toEqual([])
  })

  test('of a place and of an announcement is a composition that few others have', () => {
    for (const vertical of ['places', 'announcements']) {
      const kinds = allListings.filter((it) => it.vertical === vertical).map((it) => it.picture.kind)
      const most = Math.max(...kinds.map((kind) => kinds.filter((it) => it === kind).length))
      expect(most, vertical).toBeLessThanOrEqual(3)
    }
  })
})
