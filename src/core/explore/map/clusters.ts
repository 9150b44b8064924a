import Supercluster from 'supercluster'
import type { MapPoint } from '#contract/calls/explore.ts'
import type { Bounds } from '#contract/explore/bounds.ts'

/** A marker on the map: one listing, or a cluster of listings that are too close together. */
export type MapMarker = SingleMarker | ClusterMarker

/** The marker of one listing, and the facts that it may show. */
export interface SingleMarker extends MarkerFacts {
  slug: string
  latitude: number
  longitude: number
}

export interface MarkerFacts {
  price: number | null
  rating: number
}

/** The marker of a cluster. `zoom`: from which zoom its parts are seen. */
export interface ClusterMarker {
  count: number
  zoom: number
  latitude: number
  longitude: number
}

/** The size of clusters in pixels, on a map with tiles of 256; at the nearest zoom nothing is clustered. */
const grouping = { radius: 56, extent: 256, maxZoom: 17 }

/** Groups points once, and answers the markers of any view. */
export function makeClusters(points: readonly MapPoint[]) {
  const index = new Supercluster<MarkerFacts & { slug: string }>(grouping)
  index.load(
    points.map(([slug, latitude, longitude, price, rating]) => ({
      type: 'Feature',
      properties: { slug, price, rating },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  )
  return (view: Bounds, zoom: number): MapMarker[] =>
    index.getClusters([view.west, view.south, view.east, view.north], Math.round(zoom)).map((it) => {
      const [longitude = 0, latitude = 0] = it.geometry.coordinates
      if (!('cluster' in it.properties)) return { ...it.properties, latitude, longitude }
      const { cluster_id, point_count } = it.properties
      return { count: point_count, zoom: index.getClusterExpansionZoom(cluster_id), latitude, longitude }
    })
}
