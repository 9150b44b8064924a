import { useQuery } from '@tanstack/react-query'
import { readSettings } from '#contract/settings.ts'
import { settings } from '#src/core/settings/queries.ts'

export type LayerName = 'street' | 'satellite'

/** The address of each layer's tiles, and the credits. */
export interface Tiles {
  urls: Readonly<Record<LayerName, string>>
  attribution: string
}

const defaults = readSettings([])

export function useTiles(): Tiles {
  const { data = defaults } = useQuery(settings.values())
  return {
    urls: { street: data.streetTilesUrl, satellite: data.satelliteTilesUrl },
    attribution: data.mapAttribution,
  }
}
