import type { Scene } from '../paper/scene.ts'
import { emblems } from '../portraits/emblems.ts'

/** A round sign on an iron arm, with an emblem and no name. */
export function hangingSign(s: Scene, x: number, y: number, size: number): void {
  const { p, accents } = s
  const iron = s.tone('#2f3238', 0, 0.5)
  p.line(
    `M${x - size * 1.5} ${y - size * 1.3}L${x + size * 0.3} ${y - size * 1.3}M${x} ${y - size * 1.3}L${x} ${y - size}M${x - size * 1.5} ${y - size * 0.7}Q${x - size * 0.8} ${y - size * 0.8} ${x - size * 0.5} ${y - size * 1.3}`,
    iron,
    size * 0.09,
  )
  p.disc(x + size * 0.08, y + size * 0.08, size, s.light.shadow, 0.25)
  p.disc(x, y, size, iron)
  p.disc(x, y, size * 0.9, s.tone(accents.deep, 0, 0.95))
  const scale = size / 250
  const drawn = {
    p,
    r: s.own.fork('sign'),
    front: s.tone(accents.pale, 0, 1),
    detail: s.tone(accents.second, 0, 1),
  }
  p.group({ x: x - 200 * scale, y: y - 200 * scale, scale }, () => s.own.fork('emblem').pick(emblems)(drawn))
}
