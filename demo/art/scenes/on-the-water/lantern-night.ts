import { paperLantern } from '../../festive/paper-lantern.ts'
import { mix } from '../../paper/colour.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { acrossTheWater } from '../../settings/across-the-water.ts'

/** Hundreds of paper lanterns on the river, the first ones very near. */
export function lanternNight(s: Scene): void {
  const { p, r, light, accents } = s
  acrossTheWater(s, 400)
  p.path(
    'M-10 392Q600 250 1210 392L1210 420L1130 420Q1000 352 880 420L800 420Q600 300 400 420L320 420Q200 352 70 420L-10 420Z',
    p.down(s.tone('#b9a48a', 0.25, 0.6), s.tone('#6f6258', 0.2, 0.2)),
  )
  for (let i = 0; i < 13; i += 1) {
    const x = 60 + i * 90
    figure(lamplit(s, 0.2), {
      x,
      y: 396 - 68 * (1 - ((x - 600) / 610) ** 2),
      tall: 62,
      dim: 0.5,
      depth: 0.1,
      r,
      shadow: false,
      pose: i % 3 === 1 ? 'cheer' : 'stand',
    })
  }
  const colours = [light.lamp, accents.second, '#ffb27a', '#ffd9a0', accents.main]
  for (let i = 0; i < 70; i += 1) {
    const t = (i / 70) ** 1.7
    const k = 7 + t * 52
    paperLantern(s, {
      x: r.between(-10, 1210),
      y: 448 + t * 270,
      k,
      colour: mix(r.pick(colours), light.lamp, 0.35),
    })
  }
  for (const [x, y, k, colour] of [
    [230, 800, 150, accents.second],
    [930, 830, 165, '#ffb27a'],
    [590, 866, 230, light.lamp],
  ] as const)
    paperLantern(s, { x, y, k, colour: mix(colour, light.lamp, 0.4) })
}
