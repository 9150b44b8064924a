import { firework } from '../../festive/firework.ts'
import { stringLights } from '../../festive/string-lights.ts'
import { sky } from '../../nature/sky.ts'
import { lighten, mix } from '../../paper/colour.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'
import { crowd } from '../../people/crowd.ts'
import { row } from '../../town/row.ts'

/** Confetti over a quay full of people. */
export function confetti(s: Scene): void {
  const { p, r, accents } = s
  sky(s, { horizon: 560 })
  row(s, { y: 700, width: 170, height: 300, depth: 0.2, shops: 5 })
  p.box(0, 690, WIDTH, 220, s.tone('#c9b89e', 0, 0.7))
  if (s.lamps)
    for (const [x, y, k] of [
      [300, 190, 150],
      [880, 160, 190],
    ] as const)
      firework(s, x, y, k, accents.second)
  stringLights(s, -20, 190, 1220, 210, 90)
  crowd(s, {
    y: 800,
    size: 104,
    rim: s.light.glow,
    rows: 3,
    raised: 0.6,
    colour: mix(s.light.shadow, accents.deep, 0.4),
  })
  const colours = [accents.main, accents.second, accents.third, '#fff3d6', lighten(accents.main, 0.12)]
  for (let i = 0; i < 190; i += 1) {
    const near = r.next()
    p.group({ x: r.between(-10, WIDTH), y: r.between(-10, HEIGHT * 0.86), rotate: r.between(0, 180) }, () =>
      p.box(0, 0, 5 + near * 17, 3 + near * 9, r.pick(colours), { r: 1.5, opacity: 0.75 + near * 0.2 }),
    )
  }
}
