import { lanterns } from '../../festive/lanterns.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { mix } from '../../paper/colour.ts'
import { type Point, through } from '../../paper/curve.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'

/** A work of light in the dark, hung between trees or houses. */
export function lightWork(s: Scene): void {
  const { p, accents, r } = s
  sky(s, { horizon: 600, clouds: false })
  for (const x of [-10, 150, 330, 860, 1040, 1210])
    roundTree(s, { x, y: 780, tall: r.between(480, 640), depth: 0.1, leaf: '#56755a' })
  p.box(0, 740, WIDTH, 170, p.down(s.tone('#7f9a68', 0, 0.4), s.tone('#4f6448', 0, 0.2)))
  const colours = [accents.main, accents.second, accents.third]
  for (let i = 0; i < 6; i += 1) {
    const colour = mix(nth(colours, i), '#ffffff', 0.25)
    const line = through(
      Array.from({ length: 7 }, (_, k): Point => [k * 200, 300 + i * 62 + Math.sin(k * 1.3 + i) * 70]),
    )
    p.line(line, colour, 34, 0.12)
    p.line(line, colour, 14, 0.3)
    p.line(line, mix(colour, '#ffffff', 0.5), 4, 0.95)
  }
  lanterns(s, -40, 1240, 150, 60, 46, colours)
  passers(s, { y: 830, tall: 190, count: 6, dim: 0.55, poses: ['stand', 'walk', 'reach'] })
}
