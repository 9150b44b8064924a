import { mix } from '../../paper/colour.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { acrossTheWater } from '../../settings/across-the-water.ts'

/** A kettle of soup on the quay, bowls along the table. */
export function soupKettle(outside: Scene): void {
  acrossTheWater(outside, 470)
  const s = lamplit(outside, 0.4)
  const { p, light, accents } = s
  for (const [i, x] of [110, 260, 960, 1100].entries())
    figure(s, {
      x,
      y: 800,
      tall: 420,
      pose: i % 2 ? 'reach' : 'stand',
      flip: i > 1,
      r: s.own.fork(`eater ${i}`),
      shadow: false,
    })
  p.box(0, 700, 1200, 210, p.down(s.tone('#d8b482', 0, 1), s.tone('#8f6a44', 0, 0.4)))
  p.oval(600, 776, 300, 36, light.shadow, 0.4)
  p.path(
    'M330 470L350 720Q360 770 420 770L780 770Q840 770 850 720L870 470Z',
    p.across(
      s.tone('#3f4a58', 0, 0.4),
      s.tone('#8796a6', 0, 1),
      s.tone('#c3ced6', 0, 1),
      s.tone('#4f5b6a', 0, 0.5),
    ),
  )
  p.path('M336 520L338 556L862 556L864 520Z', s.tone(accents.main, 0, 0.9))
  for (const k of [-1, 1])
    p.line(
      `M${600 + k * 266} 590C${600 + k * 330} 590 ${600 + k * 330} 660 ${600 + k * 258} 660`,
      s.tone('#4f5b6a', 0, 0.8),
      20,
    )
  p.oval(600, 470, 272, 52, s.tone('#aab6c0', 0, 1))
  p.oval(600, 474, 248, 42, s.tone('#e08a34', 0, 1))
  for (const [x, y, colour] of [
    [490, 470, '#f2c14a'],
    [560, 488, '#6fa04a'],
    [650, 464, '#f2c14a'],
    [720, 480, '#c9472e'],
    [600, 452, '#6fa04a'],
  ] as const)
    p.oval(x, y, 26, 9, s.tone(colour, 0, 1))
  p.line('M690 470L800 200', s.tone('#c3ced6', 0, 1), 15)
  for (const [x, y, k] of [
    [500, 400, 1],
    [610, 380, 1.2],
    [710, 400, 0.9],
  ] as const)
    p.line(
      `M${x} ${y}C${x - 50 * k} ${y - 60 * k} ${x + 50 * k} ${y - 130 * k} ${x - 6 * k} ${y - 210 * k}`,
      mix(light.haze, '#ffffff', 0.6),
      24 * k,
      0.5,
    )
  for (const [x, y] of [
    [150, 830],
    [380, 856],
    [820, 856],
    [1050, 830],
  ] as const) {
    p.oval(x, y + 26, 104, 16, light.shadow, 0.3)
    p.path(
      `M${x - 100} ${y - 20}Q${x - 84} ${y + 36} ${x} ${y + 36}Q${x + 84} ${y + 36} ${x + 100} ${y - 20}Z`,
      p.across(s.tone('#fbf6ec', 0, 0.7), s.tone('#fffdf6', 0, 1)),
    )
    p.oval(x, y - 20, 100, 22, s.tone('#fffdf6', 0, 1))
    p.oval(x, y - 17, 86, 16, s.tone('#e08a34', 0, 1))
  }
}
