import { useLoaded } from '#src/core/use-loaded.ts'
import type { Explored } from '../explored.ts'
import type { MapLook } from './map-look.ts'

const nothing = async () => undefined

/** What a vertical has to say of what its map shows, such as that it can be saved. */
export function OverMap({ of, look }: { of: Explored; look: MapLook | undefined }) {
  const Own = useLoaded(of.overMap ?? nothing, of.overMap !== undefined)
  return Own ? <Own look={look} /> : null
}
