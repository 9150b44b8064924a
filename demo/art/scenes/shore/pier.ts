import { stringLights } from '../../festive/string-lights.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { rowingBoat } from '../../vehicles/rowing-boat.ts'
import { sailboat } from '../../vehicles/sailboat.ts'

/** A pier on posts that runs out to sea. */
export function pier(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 500 })
  water(s, 500)
  p.path('M560 520L640 520L1010 910L190 910Z', p.down(s.tone('#b99770', 0.3, 0.9), s.tone('#8a6444', 0, 0.5)))
  for (let i = 0; i < 16; i += 1) {
    const t = (i / 16) ** 1.8
    const [y, half] = [520 + t * 390, 40 + t * 370]
    p.box(600 - half, y, half * 2, 2 + t * 4, s.light.shadow, { opacity: 0.22 })
    if (i % 3 === 1)
      for (const side of [-1, 1]) {
        const [x, tall] = [600 + side * half, 26 + t * 210]
        p.box(x - 2 - t * 5, y - tall, 4 + t * 10, tall + 10, s.tone('#6a4c36', 0.2 * (1 - t), 0.5))
        if (s.lamps) p.glow(x, y - tall, 26 + t * 90, s.light.lamp, 0.8)
        p.disc(x, y - tall, 3 + t * 10, s.lamps ? '#fff3cf' : s.tone('#f3e9d6', 0, 1))
      }
  }
  stringLights(s, 190, 640, 560, 494, 20)
  stringLights(s, 1010, 640, 640, 494, 20)
  passers(lamplit(s, 0.3), { y: 700, tall: 150, count: 2, from: 470, to: 730, poses: ['walk'] })
  rowingBoat(s, { x: 200, y: 690, scale: 0.9, colour: s.accents.main })
  sailboat(s, { x: 980, y: 590, scale: 0.5, colour: s.accents.third, depth: 0.3 })
}
