import type { Card } from '#contract/entities/card.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../ports/clock.ts'
import type { SettingsService } from '../settings/service.ts'
import { presentCard } from './presenter.ts'
import * as repo from './repo.ts'

/** A row of the home screen; its code names its title among the texts. */
export interface Strip {
  code: string
  vertical: string
  kind: string
  items: Card[]
}

const CARDS_A_STRIP = 12

const homeStrips = [
  { code: 'soon', vertical: 'events', kind: '', order: 'soonest' },
  { code: 'vehicles', vertical: 'rentals', kind: 'vehicle', order: 'nearest' },
  { code: 'stays', vertical: 'rentals', kind: 'properties', order: 'best' },
  { code: 'places', vertical: 'places', kind: '', order: 'best' },
  { code: 'services', vertical: 'services', kind: '', order: 'nearest' },
  { code: 'news', vertical: 'announcements', kind: '', order: 'newest' },
] as const

/** What there is to find, wherever one looks. */
export class ListingsService {
  readonly #database: Database
  readonly #clock: Clock
  readonly #settings: SettingsService

  constructor(deps: { database: Database; clock: Clock; settings: SettingsService }) {
    this.#database = deps.database
    this.#clock = deps.clock
    this.#settings = deps.settings
  }

  /** Where the marketplace is at home; undefined until the operator has said so. */
  async homePlace(): Promise<{ text: string; latitude: number; longitude: number } | undefined> {
    const { homePlaceName, homePlaceLatitude, homePlaceLongitude } = await this.#settings.settings()
    if (homePlaceName === '') return undefined
    return { text: homePlaceName, latitude: homePlaceLatitude, longitude: homePlaceLongitude }
  }

  /** The rows of the home screen around a point; rows with nothing in them are left out. */
  async strips(from: repo.Point, language: string): Promise<Strip[]> {
    const now = this.#clock.now()
    const strips: Strip[] = []
    for (const { code, vertical, kind, order } of homeStrips) {
      const wanted = { vertical, kind, order, limit: CARDS_A_STRIP }
      const rows = await repo.findNear(this.#database.query, from, wanted, now)
      if (rows.length > 0)
        strips.push({ code, vertical, kind, items: rows.map((it) => presentCard(it, language)) })
    }
    return strips
  }
}
