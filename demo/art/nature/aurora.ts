import { mix } from '../paper/colour.ts'
import { type Point, through } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'

/** Curtains of light over a northern night. */
export function aurora({ p, r, light, accents }: Scene): void {
  const colour = mix(accents.third, '#7dffc8', 0.6)
  p.group({ blend: 'screen', opacity: 0.55 }, () => {
    for (let i = 0; i < 3; i += 1) {
      const base = r.between(190, 330)
      const low: Point[] = Array.from({ length: 9 }, (_, k) => [
        k * 160 - 40,
        base + Math.sin(k * 1.1 + i * 2) * 60,
      ])
      const high: Point[] = [...low].reverse().map(([x, y]) => [x + 30, y - r.between(150, 260)])
      p.path(
        `${through(low)}${through(high).replace('M', 'L')}Z`,
        p.down([0, light.sky[0], 0], [0.6, colour, 0.35], [1, colour, 0.05]),
      )
    }
  })
}
