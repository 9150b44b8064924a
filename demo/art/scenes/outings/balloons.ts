import { balloon } from '../../festive/balloon.ts'
import { lawn } from '../../nature/lawn.ts'
import { grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import type { Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'

/** Balloons rising over the hills. */
export function balloons(s: Scene): void {
  const { accents } = s
  sky(s, { horizon: 600 })
  range(s, { y: 700, rise: 240, layers: 4, surface: '#8fa97c', near: 0.2 })
  const sets = [
    [accents.main, accents.pale, accents.main],
    [accents.third, accents.second, accents.third],
    [accents.second, accents.pale, accents.main],
    [accents.deep, accents.main, accents.second],
  ]
  const spots = [
    [860, 330, 130, 0],
    [330, 250, 92, 0.16],
    [590, 430, 60, 0.4],
    [180, 470, 44, 0.5],
    [1080, 180, 50, 0.46],
    [720, 150, 34, 0.6],
    [470, 130, 26, 0.66],
  ] as const
  for (const [i, [x, y, size, depth]] of [...spots.entries()].reverse())
    balloon(s, x + s.own.fork(`b${i}`).between(-60, 60), y, size, sets[i % sets.length] ?? [], depth)
  lawn(s, 720, '#a9c070')
  passers(s, { y: 800, tall: 110, count: 5, poses: ['stand', 'cheer', 'walk'] })
  grass(s, 906, 56, { count: 130 })
}
