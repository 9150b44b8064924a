import { lamplit, type Scene } from '../../paper/scene.ts'
import { fishingBoat } from '../../vehicles/fishing-boat.ts'
import { launch } from '../../vehicles/launch.ts'
import { rowingBoat } from '../../vehicles/rowing-boat.ts'
import { sailboat } from '../../vehicles/sailboat.ts'

export const hullOf = (s: Scene): string =>
  s.own.fork('hull').pick([s.accents.main, s.accents.third, s.accents.deep, '#9a5a36', s.accents.second])

/** The listing's own boat, at its position in this picture. */
export function ownBoat(s: Scene, x: number, y: number, scale: number): void {
  const near = lamplit(s, 0.45)
  const at = { x, y, scale, colour: hullOf(s), flip: s.own.fork('way').chance(0.5) }
  const kind = s.own.fork('boat').pick(['sail', 'launch', 'fishing', 'sail', 'launch', 'rowing'] as const)
  if (kind === 'sail') sailboat(near, { ...at, scale: scale * 1.25 })
  else if (kind === 'launch') launch(near, { ...at, scale: scale * 1.15 })
  else if (kind === 'fishing') fishingBoat(near, { ...at, scale: scale * 1.25 })
  else rowingBoat(near, { ...at, scale: scale * 1.9 })
}
