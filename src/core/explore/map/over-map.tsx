import { useLoaded } from '#src/core/use-loaded.ts'
import type { Explored } from '../explored.ts'
import type { MapLook } from './map-look.ts'

const nothing = async () => undefined

/** A vertical's own part above its map, such as a button that saves the area. */
export function OverMap({ of, look }: { of: Explored; look: MapLook | undefined }) {
  const Own = useLoaded(of.overMap ?? nothing, of.overMap !== undefined)
  return Own ? <Own look={look} /> : null
}
