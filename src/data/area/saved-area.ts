import type { ReplyOf } from '#contract/call.ts'
import type { getArea } from '#contract/calls/places/area.ts'
import type { AreaPlace } from '#contract/entities/area-place.ts'
import type { Bounds } from '#contract/explore/bounds.ts'

/** The most areas: enough to travel with, and few enough to know which of them may go. */
export const MOST_AREAS = 3
/** The most bytes that all areas may take together. */
export const MOST_BYTES = 60_000_000
/** The age at which an area is updated. */
export const FRESH_MS = 24 * 60 * 60 * 1000

export type AreaPage = ReplyOf<typeof getArea>

/** A piece of the map that is on the device, with all places in it. */
export interface SavedArea {
  key: string
  /** The name that the map gave its middle when it was saved. */
  name: string
  bounds: Bounds
  /** The language of its categories' names. */
  language: string
  /** The number of its places. */
  count: number
  /** About how many bytes its data and pictures take. */
  bytes: number
  /** The address of its tiles; those of another server are not saved. */
  tiles: string
  /** Whether covers are saved too. */
  hasCovers: boolean
  /** The time at which all of it was last read, by the server's clock; undefined: never yet. */
  asOf?: number | undefined
  /** The time by which that clock was ahead of the device's. */
  ahead: number
  zones: AreaPage['zones']
  /** The state while it is read: since when, behind which page, and how many places are there already. */
  reading?: { since: number; cursor?: string; done: number } | undefined
}

/** A place of an area, and when it was read. */
export interface SavedPlace {
  key: string
  area: string
  asOf: number
  place: AreaPlace
}
