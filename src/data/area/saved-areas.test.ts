import { beforeEach, expect, test } from 'vitest'
import type { AreaPlace } from '#contract/entities/area-place.ts'
import { memoryStore } from '../db/memory-store.ts'
import type { Store } from '../db/store.ts'
import { NoAnswer } from '../provider/errors.ts'
import type { AreaPictures } from './area-pictures.ts'
import { type AreaPage, FRESH_MS, MOST_AREAS, MOST_BYTES } from './saved-area.ts'
import { SavedAreas } from './saved-areas.ts'

const HOUR_MS = 3_600_000
const bounds = { south: 38.5, west: -31.3, north: 38.52, east: -31.28 }
const area = { name: 'Quay', bounds, language: 'en', hasCovers: true, tiles: 'https://elsewhere/{z}/{x}/{y}' }

const placeOf = (slug: string) => ({ slug, cover_image: `/img/${slug}` }) as AreaPlace

/** A server that has these places, two a page, and answers a number of pages more. */
class Town {
  slugs = ['a', 'b', 'c', 'd', 'e']
  pagesLeft = Number.POSITIVE_INFINITY
  readonly asked: (string | undefined)[] = []
  /** Called with each page. */
  onPage = () => {}

  async ask({ cursor }: { cursor?: string | undefined }): Promise<AreaPage> {
    if (this.pagesLeft-- <= 0) throw new NoAnswer('offline')
    this.asked.push(cursor)
    this.onPage()
    const at = Number(cursor ?? 0)
    const as_of = new Date(Date.now()).toISOString()
    const next = at + 2 < this.slugs.length && { next_cursor: String(at + 2) }
    return {
      places: this.slugs.slice(at, at + 2).map(placeOf),
      count: this.slugs.length,
      zones: {},
      as_of,
      ...next,
    }
  }
}

class Album implements AreaPictures {
  readonly files = new Set<string>()
  room = Number.POSITIVE_INFINITY

  /** Called before each picture. */
  onPath = () => {}

  async bring(paths: readonly string[], onEach: (bytes: number) => void, signal: AbortSignal | undefined) {
    for (const path of paths) {
      this.onPath()
      signal?.throwIfAborted()
      if (this.files.size >= this.room) throw new DOMException('', 'QuotaExceededError')
      this.files.add(path)
      onEach(100)
    }
  }

  async keepOnly(paths: ReadonlySet<string>) {
    for (const it of this.files) if (!paths.has(it)) this.files.delete(it)
  }
}

let store: Store
let town: Town
let album: Album
const areas = () =>
  new SavedAreas({
    store: async () => store,
    ask: (request) => town.ask(request),
    pictures: album,
    alone: (work) => work(),
  })
const slugs = async () => (await store.all('areaPlace')).map((it) => it.place.slug).sort()

beforeEach(() => {
  store = memoryStore()
  town = new Town()
  album = new Album()
})

test('an area is saved with all its pages and the covers of its places', async () => {
  const saved = areas()
  expect(await saved.save(area, 0)).toBe('saved')
  expect(await slugs()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect([...album.files]).toEqual(['a', 'b', 'c', 'd', 'e'].map((it) => `/img/${it}/320.avif`))
  expect(saved.areas.value).toMatchObject([{ name: 'Quay', count: 5, bytes: expect.any(Number) }])
  expect(saved.progress.value).toBeUndefined()
})

test('without covers none is fetched', async () => {
  await areas().save({ ...area, hasCovers: false }, 0)
  expect(album.files.size).toBe(0)
})

test('what the network cut off goes on at the page it had come to, on another start of the app', async () => {
  town.pagesLeft = 1
  expect(await areas().save(area, 0)).toBe('later')
  expect(await slugs()).toEqual(['a', 'b'])
  town.pagesLeft = Number.POSITIVE_INFINITY
  const later = areas()
  await later.update('en')
  expect(town.asked).toEqual([undefined, '2', '4'])
  expect(await slugs()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect((await later.contents()).areas).toMatchObject([{ reading: undefined, asOf: expect.any(Number) }])
})

test('on a device that is full nothing is left of what was begun, and everything of what was there', async () => {
  const saved = areas()
  await saved.save({ ...area, name: 'First' }, 0)
  town.slugs = ['x', 'y']
  album.room = 6
  await expect(saved.save(area, 0)).rejects.toMatchObject({ trouble: 'full' })
  expect(await slugs()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(album.files.size).toBe(5)
  expect(saved.areas.value).toMatchObject([{ name: 'First' }])
})

test.each(['its words are read', 'its covers come'])(
  'one that is cancelled while %s leaves nothing behind, and everything of what was there',
  async (when) => {
    const saved = areas()
    await saved.save({ ...area, name: 'First' }, 0)
    const cancel = () => saved.saving.value?.abort()
    town.slugs = ['a', 'x', 'y', 'z']
    if (when === 'its covers come') album.onPath = () => void (album.files.size === 6 && cancel())
    else town.onPage = cancel
    expect(await saved.save(area, 0)).toBe('cancelled')
    expect(await slugs()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(album.files.size).toBe(5)
    expect(saved.areas.value).toMatchObject([{ name: 'First' }])
    expect([saved.saving.value, saved.progress.value]).toEqual([undefined, undefined])
  },
)

test('what is older than a day is read anew, and a place that was withdrawn is gone', async () => {
  const saved = areas()
  await saved.save(area, 0)
  const asked = town.asked.length
  await saved.update('en')
  expect(town.asked).toHaveLength(asked)
  town.slugs = ['a', 'c', 'f']
  const [known] = await store.all('area')
  if (known) await store.put('area', { ...known, asOf: (known.asOf ?? 0) - FRESH_MS - HOUR_MS })
  await saved.update('en')
  expect(await slugs()).toEqual(['a', 'c', 'f'])
  expect([...album.files]).toEqual(['a', 'c', 'f'].map((it) => `/img/${it}/320.avif`))
})

test('in another language it is read anew at once', async () => {
  const saved = areas()
  await saved.save(area, 0)
  await saved.update('es')
  expect((await saved.contents()).areas).toMatchObject([{ language: 'es' }])
  expect(town.asked).toHaveLength(6)
})

test('a device that is full when an area is read anew keeps the older one', async () => {
  const saved = areas()
  await saved.save(area, 0)
  town.slugs.push('f')
  album.room = 5
  await saved.update('es')
  expect((await saved.contents()).areas).toMatchObject([{ name: 'Quay', asOf: expect.any(Number) }])
  expect(album.files.size).toBe(5)
})

test('there are three at most, and they take no more than 60 MB together', async () => {
  const saved = areas()
  await expect(saved.save(area, MOST_BYTES + 1)).rejects.toMatchObject({ trouble: 'tooLarge' })
  for (let it = 0; it < MOST_AREAS; it++) await saved.save(area, 0)
  await expect(saved.save(area, 0)).rejects.toMatchObject({ trouble: 'tooMany' })
  const [first] = saved.areas.value ?? []
  if (first) await saved.remove(first.key)
  await expect(saved.save(area, MOST_BYTES)).rejects.toMatchObject({ trouble: 'tooLarge' })
})

test('one is deleted with its places, and with the pictures that no other has', async () => {
  const saved = areas()
  await saved.save({ ...area, name: 'First' }, 0)
  town.slugs = ['e', 'f']
  await saved.save({ ...area, name: 'Second' }, 0)
  const [first] = saved.areas.value ?? []
  await saved.remove(first?.key ?? '')
  expect(await slugs()).toEqual(['e', 'f'])
  expect([...album.files]).toEqual(['/img/e/320.avif', '/img/f/320.avif'])
})
