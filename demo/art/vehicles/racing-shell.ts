import { lens } from '../nature/lens.ts'
import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { head } from '../people/head.ts'
import { lookOf } from '../people/looks.ts'

interface Shell {
  x: number
  y: number
  scale: number
  colour: string
  rowers: number
  depth?: number
}

/** A racing shell going right: its crew in one stroke, the cox at the stern. */
export function racingShell(s: Scene, { x, y, scale, colour, rowers, depth = 0 }: Shell): void {
  const { p, light } = s
  const half = rowers * 31 + 60
  p.group({ x, y, scale }, () => {
    p.path(lens(0, 14, half, 12), light.shadow, 0.4)
    for (let i = 0; i < rowers; i += 1) rower(s, half - 110 - i * 62, colour, depth, i)
    p.path(
      `M${-half} -8Q0 -2 ${half + 20} -12Q${half - 60} 10 ${half - 110} 11L${-half + 40} 11Z`,
      p.down(s.tone(lighten(colour, 0.08), depth, 1), s.tone(lighten(colour, -0.08), depth, 0.4)),
    )
    p.line(`M${-half} -7Q0 -1 ${half + 10} -11`, '#fffaf0', 2.6, 0.85)
    for (let i = 0; i < rowers; i += 1) {
      const at = half - 110 - i * 62
      p.line(`M${at + 14} -22L${at + 62} 26`, s.tone('#f3e3c4', depth, 1), 3.4)
      p.path(`M${at + 56} 17L${at + 68} 20L${at + 78} 40L${at + 64} 38Z`, s.tone(colour, depth, 1))
      p.path(lens(at + 72, 40, 24, 5), '#ffffff', 0.7)
    }
    for (let i = 0; i < 6; i += 1)
      p.path(lens(-half - 20 - i * 40, 12 + i * 2, 44, 4), '#ffffff', 0.5 - i * 0.07)
  })
}

/** A rower leaning back into the stroke, facing the stern. */
function rower(s: Scene, x: number, colour: string, depth: number, which: number): void {
  const { p } = s
  const look = lookOf(s.own.fork(`rower ${which}`), s.accents)
  const [skin, shirt] = [
    s.tone(look.skin, depth, 0.95),
    s.tone(which % 2 ? colour : lighten(colour, 0.03), depth, 1),
  ]
  p.line(`M${x + 8} -8L${x - 22} -26L${x - 34} -8`, skin, 8)
  p.line(`M${x + 8} -10L${x + 22} -50`, shirt, 19)
  p.line(`M${x + 20} -50L${x - 2} -34L${x + 14} -24`, skin, 6.4)
  head(p, x + 26, -70, 10.5, which % 3 ? 'short' : 'bun', {
    skin,
    hair: s.tone(look.hair, depth, 0.7),
    top: shirt,
    shade: shirt,
  })
}
