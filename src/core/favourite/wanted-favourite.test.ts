import { expect, test } from 'vitest'
import { wantedFavourite } from './wanted-favourite.ts'

const waits = (is_favorited: boolean) => ({ request: { slug: 'quay', is_favorited } })
const refused = (is_favorited: boolean) => ({ ...waits(is_favorited), refusal: 'No.' })

test('a tap counts at once, whatever the device still has of the one before', () => {
  expect(wantedFavourite(true, [])).toBe(true)
  expect(wantedFavourite(false, [waits(true)])).toBe(false)
})

test('once it is written down, what was tapped last in any tab counts', () => {
  expect(wantedFavourite(undefined, [waits(true)])).toBe(true)
  expect(wantedFavourite(undefined, [waits(true), waits(false)])).toBe(false)
})

test('what was sent, refused or taken back leaves the word to the server', () => {
  expect(wantedFavourite(undefined, [])).toBeUndefined()
  expect(wantedFavourite(undefined, [refused(true)])).toBeUndefined()
  expect(wantedFavourite(undefined, [waits(false), refused(true)])).toBe(false)
})
