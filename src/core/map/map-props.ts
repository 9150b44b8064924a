import type { ReactNode } from 'react'

export interface MapPoint {
  latitude: number
  longitude: number
}

/** A point to look at, with a zoom. */
export interface MapAim extends MapPoint {
  zoom: number
}

export const zoomRange = { minZoom: 4, maxZoom: 18 } as const
/** The zoom for the device's location: near enough to know the street, far enough to see what is around. */
export const ZOOM_OF_A_FIX = 14

export interface MapProps {
  /** The view with which it opens. */
  start: MapAim
  /** The view it is moved to later; each new object is a new order. */
  aim?: MapAim | undefined
  /** A sheet from below leaves it half the screen at first. */
  isUnderSheet?: boolean | undefined
  /** Loads what is shown on the map: without it the map counts as failed too. */
  bringMore?: (() => Promise<unknown>) | undefined
  /** Told when its code failed to load, and when it is loaded again. */
  onFailed?: ((hasFailed: boolean) => void) | undefined
  /** The centre stands for something: a pin marks it, and zooming keeps it. */
  pinned?: boolean
  /** The person moved the map; it is not called for what `aim` did. */
  onMove?: (centre: MapPoint) => void
  onLocate: () => void
  isLocating: boolean
  /** Markers and shapes of react-leaflet. */
  children?: ReactNode
}
