import { lighten } from '../../paper/colour.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { acrossTheWater } from '../../settings/across-the-water.ts'
import { paving } from '../../town/paving.ts'

/** A flea market on a cloth by the sea: a gramophone, a lamp, a chair, a clock. */
export function fleaMarket(outside: Scene): void {
  acrossTheWater(outside, 430)
  paving(outside, 520)
  const s = lamplit(outside, 0.4)
  const { p, accents, light } = s
  passers(s, { y: 590, tall: 250, count: 6, from: 20, to: 1180 })
  p.path(
    'M90 690L1110 690L1230 905L-30 905Z',
    p.down(s.tone(lighten(accents.main, 0.02), 0, 1), s.tone(lighten(accents.main, -0.08), 0, 0.6)),
  )
  for (let i = 0; i < 5; i += 1)
    p.line(`M${190 + i * 205} 690L${100 + i * 250} 905`, s.tone(accents.pale, 0, 1), 12, 0.5)
  gramophone(s, 330, 800)
  lamp(s, 620, 830)
  chair(s, 850, 850)
  p.oval(1030, 822, 90, 14, light.shadow, 0.3)
  p.disc(1040, 730, 92, s.tone('#b8803f', 0, 1))
  p.disc(1040, 730, 74, s.tone('#fbf4e2', 0, 1))
  p.line('M1040 730L1040 676M1040 730L1076 752', s.tone('#2f2a2a', 0, 0.5), 8)
  for (let i = 0; i < 12; i += 1)
    p.disc(
      1040 + Math.cos((i / 6) * Math.PI) * 62,
      730 + Math.sin((i / 6) * Math.PI) * 62,
      4,
      s.tone('#2f2a2a', 0, 0.5),
    )
  for (let i = 0; i < 4; i += 1)
    p.box(
      110 + (i % 2) * 8,
      826 - i * 24,
      130,
      22,
      s.tone([accents.third, accents.second, '#6d8f7a', '#b54a4a'][i] ?? accents.deep, 0, 0.9),
      { r: 4 },
    )
}

function gramophone({ p, tone, light }: Scene, x: number, y: number): void {
  p.oval(x, y + 6, 130, 16, light.shadow, 0.35)
  p.box(x - 104, y - 96, 208, 100, p.down(tone('#a8683a', 0, 1), tone('#6b3f22', 0, 0.5)), { r: 8 })
  p.oval(x, y - 98, 98, 20, tone('#26242c', 0, 0.7))
  p.oval(x, y - 98, 30, 7, tone('#d1495b', 0, 1))
  p.line(
    `M${x + 70} ${y - 100}C${x + 120} ${y - 170} ${x + 70} ${y - 220} ${x + 20} ${y - 236}`,
    tone('#c9962e', 0, 0.9),
    18,
  )
  p.path(
    `M${x + 40} ${y - 220}C${x} ${y - 260} ${x - 60} ${y - 300} ${x - 170} ${y - 310}C${x - 220} ${y - 240} ${x - 190} ${y - 150} ${x - 130} ${y - 120}C${x - 90} ${y - 180} ${x - 20} ${y - 210} ${x + 36} ${y - 206}Z`,
    p.across(tone('#f6d06a', 0, 1), tone('#b8802a', 0, 0.6)),
  )
  p.group({ x: x - 160, y: y - 214, rotate: -22 }, () => p.oval(0, 0, 46, 100, tone('#7a4f1e', 0, 0.5)))
}

function lamp({ p, tone, accents, light }: Scene, x: number, y: number): void {
  p.oval(x, y + 4, 70, 12, light.shadow, 0.3)
  p.path(
    `M${x - 40} ${y}C${x - 60} ${y - 70} ${x - 20} ${y - 100} ${x - 12} ${y - 150}L${x + 12} ${y - 150}C${x + 20} ${y - 100} ${x + 60} ${y - 70} ${x + 40} ${y}Z`,
    p.across(tone(accents.third, 0, 0.6), tone(accents.third, 0, 1)),
  )
  p.path(
    `M${x - 96} ${y - 140}L${x - 52} ${y - 270}L${x + 52} ${y - 270}L${x + 96} ${y - 140}Z`,
    p.down(tone('#fff3d0', 0, 1), tone(accents.second, 0, 1)),
  )
}

function chair({ p, tone }: Scene, x: number, y: number): void {
  const wood = tone('#9a6236', 0, 0.9)
  p.line(
    `M${x - 60} ${y}L${x - 54} ${y - 120}M${x + 60} ${y}L${x + 54} ${y - 120}M${x - 48} ${y - 30}L${x - 56} ${y - 300}M${x + 48} ${y - 30}L${x + 56} ${y - 300}`,
    wood,
    15,
  )
  for (const dy of [296, 248, 200])
    p.path(
      `M${x - 56} ${y - dy}Q${x} ${y - dy - 22} ${x + 56} ${y - dy}L${x + 54} ${y - dy + 20}Q${x} ${y - dy} ${x - 54} ${y - dy + 20}Z`,
      wood,
    )
  p.path(
    `M${x - 72} ${y - 132}L${x + 72} ${y - 132}L${x + 64} ${y - 104}L${x - 64} ${y - 104}Z`,
    tone('#d9b46a', 0, 1),
  )
}
