import { stringLights } from '../../festive/string-lights.ts'
import { crab } from '../../nature/crab.ts'
import { nth } from '../../paper/accents.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { acrossTheWater } from '../../settings/across-the-water.ts'

const LANES = 4

/** Crabs on a table with painted lanes, the children behind it shouting. */
export function crabRace(outside: Scene): void {
  acrossTheWater(outside, 420)
  const s = lamplit(outside, 0.4)
  const { p, accents } = s
  p.box(0, 520, WIDTH, 390, p.down(s.tone('#c9b48f', 0, 0.8), s.tone('#9a8563', 0, 0.4)))
  pennants(s)
  for (let i = 0; i < 7; i += 1)
    figure(s, {
      x: 110 + i * 164,
      y: 760,
      tall: 340 + (i % 3) * 26,
      pose: i % 2 ? 'reach' : 'cheer',
      flip: i > 3,
      r: s.own.fork(`child ${i}`),
      shadow: false,
    })
  p.path(
    poly([150, 560], [1050, 560], [1260, 920], [-60, 920]),
    p.down(s.tone('#e9cf9c', 0, 1), s.tone('#c79f66', 0, 0.7)),
  )
  const at = (i: number, t: number) => 150 - 210 * t + (i / LANES) * (900 + 420 * t)
  for (let i = 0; i < LANES; i += 1)
    if (i % 2)
      p.path(
        poly([at(i, 0), 560], [at(i + 1, 0), 560], [at(i + 1, 1), 920], [at(i, 1), 920]),
        s.tone('#f6e7c4', 0, 1),
        0.7,
      )
  for (let i = 0; i <= LANES; i += 1) p.line(`M${at(i, 0)} 560L${at(i, 1)} 920`, '#fffaf0', 7, 0.9)
  for (let i = 0; i < 18; i += 1)
    p.box(150 + i * 50, 560, 25, 16, i % 2 ? s.tone('#fffaf0', 0, 1) : s.tone('#33323a', 0, 0.7))
  const colours = ['#e2542f', accents.third, '#f08a3c', '#c8394a']
  for (const [i, [lane, y, k]] of (
    [
      [1, 668, 2],
      [3, 690, 2.1],
      [2, 806, 2.7],
      [0, 812, 2.6],
    ] as const
  ).entries()) {
    const t = (y - 560) / 360
    crab(s, {
      x: (at(lane, t) + at(lane + 1, t)) / 2,
      y: y + 20,
      scale: k,
      colour: nth(colours, i),
      tilt: i % 2 ? 5 : -6,
    })
  }
  if (s.lamps) stringLights(s, 0, 60, WIDTH, 60, 40)
}

function pennants({ p, tone, accents, light }: Scene): void {
  p.line('M-10 70Q600 230 1210 70', light.shadow, 3, 0.5)
  for (let i = 0; i < 15; i += 1) {
    const t = (i + 0.5) / 15
    const [x, y] = [t * 1220 - 10, 70 + 320 * t * (1 - t)]
    p.path(
      poly([x - 28, y], [x + 28, y], [x, y + 66]),
      tone(nth([accents.main, accents.second, accents.third, '#fbf4e8'], i), 0, 1),
    )
  }
}
