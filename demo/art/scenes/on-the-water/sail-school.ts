import { lamplit, type Scene } from '../../paper/scene.ts'
import { acrossTheWater } from '../../settings/across-the-water.ts'
import { dinghy } from '../../vehicles/dinghy.ts'

/** A dinghy near the viewer, with its class behind. */
export function sailSchool(s: Scene): void {
  acrossTheWater(s, 450)
  const near = lamplit(s, 0.4)
  for (const [x, y, scale, colour] of [
    [170, 520, 0.42, s.accents.third],
    [1010, 540, 0.5, s.accents.second],
    [860, 500, 0.3, s.accents.main],
  ] as const)
    dinghy(near, { x, y, scale, colour, depth: 0.3, crew: 1 })
  for (const [x, y] of [
    [330, 620],
    [1080, 700],
  ] as const) {
    s.p.oval(x, y + 6, 34, 8, s.light.shadow, 0.25)
    s.p.path(
      `M${x - 26} ${y + 4}Q${x} ${y - 74} ${x + 26} ${y + 4}Z`,
      s.p.across(near.tone('#c94f1e', 0, 0.6), near.tone('#ff8a3c', 0, 1)),
    )
  }
  dinghy(near, { x: 600, y: 800, scale: 2.1, colour: s.accents.main })
}
