import { lens } from '../../nature/lens.ts'
import { nth } from '../../paper/accents.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { acrossTheWater } from '../../settings/across-the-water.ts'

/** A raft of barrels and planks, a shirt for a flag, a crew that rows in all directions. */
export function raft(outside: Scene): void {
  acrossTheWater(outside, 440, { town: false })
  const s = lamplit(outside, 0.4)
  const { p, accents, light } = s
  p.path(lens(600, 830, 520, 40), light.shadow, 0.35)
  p.group({ rotate: -3, x: 20, y: 30 }, () => {
    p.line('M640 690L660 150', s.tone('#8a5f3e', 0, 0.8), 16)
    p.path(
      'M662 170C760 150 820 220 930 180L920 340C820 370 760 310 656 336Z',
      p.across(s.tone(accents.main, 0, 1), s.tone(accents.main, 0, 0.7)),
    )
    p.disc(790, 262, 44, s.tone('#fffaf0', 0, 1))
    for (const [i, x] of [300, 470, 790, 930].entries())
      figure(s, {
        x,
        y: 700,
        tall: 330 + (i % 2) * 30,
        pose: poseOf(i),
        flip: i > 1,
        r: s.own.fork(`crew ${i}`),
        shadow: false,
      })
    p.line('M380 480L230 760', s.tone('#c49a66', 0, 1), 14)
    p.path('M236 730L206 720L180 820L222 832Z', s.tone('#c49a66', 0, 1))
    for (let i = 0; i < 5; i += 1)
      barrel(s, 230 + i * 185, 780, nth([accents.third, '#d8803a', accents.second, '#4f7f9a'], i))
    for (let i = 0; i < 9; i += 1)
      p.box(140 + i * 104, 690, 98, 34, p.down(s.tone('#e0b47a', 0, 1), s.tone('#a87844', 0, 0.6)), { r: 4 })
    p.line('M130 716L1080 716', s.tone('#f3e3c0', 0, 1), 7)
  })
  for (let i = 0; i < 9; i += 1) p.path(lens(120 + i * 120, 836 + (i % 3) * 18, 90, 8), '#ffffff', 0.55)
}

const poseOf = (i: number) => (['reach', 'cheer', 'stand', 'cheer'] as const)[i] ?? 'stand'

function barrel({ p, tone }: Scene, x: number, y: number, colour: string): void {
  p.box(x - 82, y - 58, 164, 106, p.down(tone(colour, 0, 1), tone(colour, 0, 0.4)), { r: 34 })
  for (const dx of [-40, 34]) p.box(x + dx, y - 58, 10, 106, tone('#2f3440', 0, 0.5), { opacity: 0.5 })
}
