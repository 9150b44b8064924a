import { chakra } from '@chakra-ui/react'
import { useLoaded } from './use-loaded.ts'

const drawings = {
  boat: async () => (await import('#src/ui/drawings/boat.tsx')).BoatDrawing,
  lifebuoy: async () => (await import('#src/ui/drawings/lifebuoy.tsx')).LifebuoyDrawing,
  lighthouse: async () => (await import('#src/ui/drawings/lighthouse.tsx')).LighthouseDrawing,
  spyglass: async () => (await import('#src/ui/drawings/spyglass.tsx')).SpyglassDrawing,
}

/**
 * A drawing of a screen that every start brings along and hardly anybody comes to. It comes into the room that is kept
 * for it; where it does not, the words do without.
 */
export function LateDrawing({ of }: { of: keyof typeof drawings }) {
  const Drawn = useLoaded(drawings[of])
  return Drawn ? <Drawn /> : <Room />
}

const Room = chakra('div', { base: { width: '240px', maxWidth: '100%', aspectRatio: '3/2' } })
