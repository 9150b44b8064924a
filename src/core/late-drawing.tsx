import { chakra } from '@chakra-ui/react'
import { useLoaded } from './use-loaded.ts'

const drawings = {
  boat: async () => (await import('#src/ui/drawings/boat.tsx')).BoatDrawing,
  lifebuoy: async () => (await import('#src/ui/drawings/lifebuoy.tsx')).LifebuoyDrawing,
  lighthouse: async () => (await import('#src/ui/drawings/lighthouse.tsx')).LighthouseDrawing,
  spyglass: async () => (await import('#src/ui/drawings/spyglass.tsx')).SpyglassDrawing,
}

/**
 * A drawing on a screen that every start includes and hardly anybody sees, so it is loaded separately. Its
 * room is reserved; if it fails to load, the text does without.
 */
export function LateDrawing({ of }: { of: keyof typeof drawings }) {
  const Drawn = useLoaded(drawings[of])
  return Drawn ? <Drawn /> : <Room />
}

const Room = chakra('div', { base: { width: '240px', maxWidth: '100%', aspectRatio: '3/2' } })
