import type { RequestOf } from '#contract/call.ts'
import type { getArea } from '#contract/calls/places/area.ts'
import { Observed } from '#src/lib/observed.ts'
import type { Store } from '../db/store.ts'
import { isFull } from '../db/trouble.ts'
import { NoAnswer, Refused } from '../provider/errors.ts'
import { hearServerClock, serverNow } from '../provider/server-clock.ts'
import { filesOf } from './area-files.ts'
import type { AreaPictures } from './area-pictures.ts'
import {
  type AreaPage,
  FRESH_MS,
  MOST_AREAS,
  MOST_BYTES,
  type SavedArea,
  type SavedPlace,
} from './saved-area.ts'

interface Deps {
  store: () => Promise<Store>
  ask: (request: RequestOf<typeof getArea>, signal: AbortSignal | undefined) => Promise<AreaPage>
  pictures: AreaPictures
  /** Runs the work in one tab at a time. */
  alone: (work: () => Promise<void>) => Promise<void>
}

/** The reason why an area could not be saved. */
export type AreaTrouble = 'full' | 'tooMany' | 'tooLarge' | 'refused'
export class AreaNotSaved extends Error {
  readonly trouble: AreaTrouble

  constructor(trouble: AreaTrouble, cause?: unknown) {
    super(trouble, { cause })
    this.trouble = trouble
  }
}

/** The end of saving an area: 'later' where the network is gone, and it goes on when it is back. */
export type AreaEnd = 'saved' | 'later' | 'cancelled'

/** The progress of saving an area. */
export interface AreaProgress {
  key: string
  done: number
  total: number
}

/** The area that is to be saved. */
export type NewArea = Pick<SavedArea, 'name' | 'bounds' | 'language' | 'hasCovers' | 'tiles'>

/** All areas and their places on the device. */
interface Contents {
  areas: readonly SavedArea[]
  places: readonly SavedPlace[]
}

/** The areas on this device, whoever uses it: opening hours nearby are nobody's secret. */
export class SavedAreas {
  readonly #deps: Deps
  /** The areas; undefined until they are read. */
  readonly areas = new Observed<readonly SavedArea[] | undefined>(undefined)
  readonly progress = new Observed<AreaProgress | undefined>(undefined)
  /** The saving that somebody waits for, which they may cancel. */
  readonly saving = new Observed<AbortController | undefined>(undefined)
  #contents: Promise<Contents> | undefined

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** All areas and places, read once until something changes. */
  contents(): Promise<Contents> {
    this.#contents ??= this.#read()
    return this.#contents
  }

  /** Saves an area. If it cannot be saved or is cancelled, nothing of it is left. */
  async save(area: NewArea, bytes: number): Promise<AreaEnd> {
    const { areas } = await this.contents()
    if (areas.length >= MOST_AREAS) throw new AreaNotSaved('tooMany')
    const taken = areas.reduce((sum, it) => sum + it.bytes, 0)
    if (taken + bytes > MOST_BYTES) throw new AreaNotSaved('tooLarge')
    const since = now()
    const key = crypto.getRandomValues(new Uint32Array(2)).join('-')
    const begun: SavedArea = { ...area, key, count: 0, bytes: 0, ahead: 0, zones: {}, reading: begin(since) }
    const saving = new AbortController()
    this.saving.set(saving)
    let end: AreaEnd = 'cancelled'
    try {
      await this.#deps.alone(async () => {
        end = await this.#finish(begun, saving.signal)
      })
    } finally {
      this.saving.set(undefined)
    }
    return end
  }

  /** Completes what was begun, and reads anew what is old or in another language. */
  async update(language: string): Promise<void> {
    await this.#deps.alone(async () => {
      this.#changed()
      const { areas } = await this.contents()
      for (const area of areas) {
        const age = now() - (area.asOf ?? 0)
        if (!area.reading && area.language === language && age >= 0 && age < FRESH_MS) continue
        const reading = area.language === language ? area.reading : undefined
        const renewed = { ...area, language, reading: reading ?? begin(now()) }
        // Without a network the update goes on later; a failure of one area does not stop the others.
        if ((await this.#finish(renewed).catch(() => 'saved')) === 'later') return
      }
    })
  }

  async remove(key: string): Promise<void> {
    await this.#deps.alone(() => this.#remove(key))
  }

  async #read(): Promise<Contents> {
    const store = await this.#deps.store()
    const areas = await store.all('area')
    const places = areas.length > 0 ? await store.all('areaPlace') : []
    this.areas.set(areas)
    assumeServerClock(areas)
    return { areas, places }
  }

  #changed(): void {
    this.#contents = undefined
  }

  /** Completes an area. Its data come first, since a list without pictures is better than none. */
  async #finish(begun: SavedArea, signal?: AbortSignal): Promise<AreaEnd> {
    const isNew = begun.asOf === undefined
    try {
      const read = await this.#readWords(begun, signal)
      await this.#bringFiles(read, signal)
      return 'saved'
    } catch (error) {
      const isCancelled = signal?.aborted === true
      if (error instanceof NoAnswer && !isCancelled) return 'later'
      // An older copy is better than nothing.
      if (isNew) await this.#remove(begun.key)
      else await this.#put({ ...begun, reading: undefined })
      if (isCancelled) return 'cancelled'
      if (isFull(error)) throw new AreaNotSaved('full', error)
      if (error instanceof Refused) throw new AreaNotSaved('refused', error)
      throw error
    } finally {
      this.progress.set(undefined)
      this.#changed()
      await this.contents()
    }
  }

  async #readWords(begun: SavedArea, signal: AbortSignal | undefined): Promise<SavedArea> {
    const store = await this.#deps.store()
    let area = begun
    await this.#put(area)
    while (area.reading) {
      const { since, cursor, done } = area.reading
      const { bounds, key } = area
      signal?.throwIfAborted()
      const page = await this.#deps.ask({ bounds, ...(cursor !== undefined && { cursor }) }, signal)
      const next = page.next_cursor
      const records = page.places.map((place) => ({
        key: `${key} ${place.slug}`,
        area: key,
        asOf: since,
        place,
      }))
      await store.put('areaPlace', ...records)
      const read = done + records.length
      this.progress.set({ key, done: read, total: page.count })
      area = {
        ...area,
        ahead: Date.parse(page.as_of) - Date.now(),
        count: page.count,
        zones: { ...area.zones, ...page.zones },
        bytes: area.bytes + (area.asOf === undefined ? JSON.stringify(page.places).length : 0),
        reading: next === undefined ? undefined : { since, cursor: next, done: read },
      }
      if (!area.reading) {
        area = { ...area, asOf: since }
        await this.#dropGone(area, store)
      }
      await this.#put(area)
    }
    return area
  }

  /** Deletes places that were not read again: they are gone. */
  async #dropGone({ key, asOf }: SavedArea, store: Store): Promise<void> {
    const gone = (await store.all('areaPlace')).filter((it) => it.area === key && it.asOf !== asOf)
    await store.remove(
      'areaPlace',
      gone.map((it) => it.key),
    )
  }

  async #bringFiles(area: SavedArea, signal: AbortSignal | undefined): Promise<void> {
    const store = await this.#deps.store()
    const { ofAll, of } = await this.#files(store)
    const files = of(area)
    let [done, bytes] = [0, 0]
    const onEach = (size: number) => {
      done++
      bytes += size
      this.progress.set({ key: area.key, done, total: files.length })
    }
    await this.#deps.pictures.bring(files, onEach, signal)
    await this.#deps.pictures.keepOnly(ofAll)
    await this.#put({ ...area, bytes: area.bytes + bytes })
  }

  /** The files that belong to the areas. */
  async #files(store: Store) {
    const [areas, places] = [await store.all('area'), await store.all('areaPlace')]
    const of = (area: SavedArea) =>
      filesOf(
        area,
        places.filter((it) => it.area === area.key),
      )
    return { of, ofAll: new Set(areas.flatMap(of)) }
  }

  async #put(area: SavedArea): Promise<void> {
    const store = await this.#deps.store()
    await store.put('area', area)
  }

  async #remove(key: string): Promise<void> {
    const store = await this.#deps.store()
    await store.remove('area', [key])
    const its = (await store.all('areaPlace')).filter((it) => it.area === key)
    await store.remove(
      'areaPlace',
      its.map((it) => it.key),
    )
    await this.#deps.pictures.keepOnly((await this.#files(store)).ofAll)
    this.#changed()
    await this.contents()
  }
}

const now = () => serverNow() ?? Date.now()
const begin = (since: number) => ({ since, done: 0 })

/**
 * Takes over the server's clock as it was last known: a wrong device clock is probably still as wrong, and
 * whether a place is open depends on it.
 */
function assumeServerClock(areas: readonly SavedArea[]): void {
  const [latest] = areas.filter((it) => it.asOf).sort((a, b) => (b.asOf ?? 0) - (a.asOf ?? 0))
  if (serverNow() !== undefined || !latest) return
  hearServerClock(new Headers({ date: new Date(Date.now() + latest.ahead).toUTCString() }))
}
