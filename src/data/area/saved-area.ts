import type { ReplyOf } from '#contract/call.ts'
import type { getArea } from '#contract/calls/places/area.ts'
import type { AreaPlace } from '#contract/entities/area-place.ts'
import type { Bounds } from '#contract/explore/bounds.ts'

/** So many areas are enough to travel with, and few enough to know which of them may go. */
export const MOST_AREAS = 3
/** What all of them may take together. */
export const MOST_BYTES = 60_000_000
/** An area is read anew after that. */
export const FRESH_MS = 24 * 60 * 60 * 1000

export type AreaPage = ReplyOf<typeof getArea>

/** A piece of a map that is on the device, with all places in it. */
export interface SavedArea {
  key: string
  /** What it is called, as the map called its middle when it was saved. */
  name: string
  bounds: Bounds
  /** Names of categories are in this one. */
  language: string
  /** How many places it has. */
  count: number
  /** What its words and pictures take, about. */
  bytes: number
  /** Where its map comes from; one from elsewhere is not saved. */
  tiles: string
  /** Covers are saved too. */
  hasCovers: boolean
  /** When all of it was last read, by the server's clock; undefined: never yet. */
  asOf?: number | undefined
  /** How far that clock was ahead of the device's. */
  ahead: number
  zones: AreaPage['zones']
  /** While it is read: since when, behind which page, and how many places are there already. */
  reading?: { since: number; cursor?: string; done: number } | undefined
}

/** A place of an area, with when it was read. */
export interface SavedPlace {
  key: string
  area: string
  asOf: number
  place: AreaPlace
}
