import type { ReactNode } from 'react'

export interface MapPoint {
  latitude: number
  longitude: number
}

/** Somewhere to look at, from how near. */
export interface MapAim extends MapPoint {
  zoom: number
}

export const zoomRange = { minZoom: 4, maxZoom: 18 } as const
/** Near enough to know one's street, far enough to see what is around. */
export const ZOOM_OF_A_FIX = 14

export interface MapProps {
  /** Where it opens. */
  start: MapAim
  /** Where it is told to go later; each new object is a new order. */
  aim?: MapAim | undefined
  /** A sheet from below leaves it half the screen at first. */
  isUnderSheet?: boolean | undefined
  /** Brings what is to stand on it: without that it is no map either. */
  bringMore?: (() => Promise<unknown>) | undefined
  /** Told when its code did not come, and when it is asked for again. */
  onFailed?: ((hasFailed: boolean) => void) | undefined
  /** The centre stands for something: a pin marks it, and zooming keeps it. */
  pinned?: boolean
  /** The person moved the map; it is not called for what `aim` did. */
  onMove?: (centre: MapPoint) => void
  onLocate: () => void
  isLocating: boolean
  /** What stands on the map: react-leaflet's markers and shapes. */
  children?: ReactNode
}
