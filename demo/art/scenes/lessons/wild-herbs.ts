import { indoors } from '../../indoors/indoors.ts'
import { tabletop, windowLight } from '../../indoors/tabletop.ts'
import { blade } from '../../nature/blade.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { circle } from '../../vehicles/wheel.ts'

/** Herbs on linen: bunches tied with string, one under a lens. */
export function wildHerbs(outside: Scene): void {
  const s = indoors(outside)
  const { p, light } = s
  tabletop(s, '#8f6a4a')
  p.group({ x: 600, y: 450, rotate: -4 }, () => {
    p.box(-500, -360, 1020, 740, light.shadow, { opacity: 0.25 })
    p.box(-510, -372, 1020, 740, s.tone('#f6efdf', 0, 1))
    for (const y of [-350, 330]) p.box(-510, y, 1020, 12, s.tone('#4f7f8a', 0, 1), { opacity: 0.6 })
  })
  for (const [i, [x, y, turn]] of (
    [
      [260, 640, -6],
      [480, 660, 4],
      [700, 650, -3],
    ] as const
  ).entries())
    bunch(s, x, y, turn, i)
  mushroom(s, 950, 250, 1.1)
  mushroom(s, 1060, 300, 0.8)
  for (let i = 0; i < 11; i += 1)
    p.disc(
      900 + (i % 4) * 44,
      800 - Math.floor(i / 4) * 40,
      21,
      p.out([s.tone('#8f6fb0', 0, 1), s.tone('#3f2a5a', 0, 0.8)], [0.4, 0.3], 0.7),
    )
  p.group({ x: 930, y: 540 }, () => {
    p.line('M86 86L190 190', s.tone('#6b4226', 0, 0.9), 38)
    p.disc(0, 0, 124, '#ffffff', 0.55)
    for (let i = 0; i < 5; i += 1)
      p.path(blade(0, 70, 150, -150 + i * 30, 0.34), s.tone(lighten('#5d9143', i * 0.02), 0, 0.9))
    p.line(circle(0, 0, 124), s.tone('#c9962e', 0, 1), 20)
  })
  windowLight(s)
}

const LEAVES = ['#5d9143', '#7fae4e', '#4f8065'] as const

function bunch(s: Scene, x: number, y: number, turn: number, which: number): void {
  const { p, tone } = s
  p.group({ x, y, rotate: turn }, () => {
    for (let i = 0; i < 7; i += 1) stalk(s, -24 + i * 8, which)
    p.box(-32, 6, 64, 26, tone('#c99a5a', 0, 1), { r: 8 })
    p.line('M-30 20C-70 40 -80 0 -30 14M30 20C70 44 84 2 30 14', tone('#c99a5a', 0, 1), 6)
  })
}

function stalk({ p, r, tone }: Scene, lean: number, which: number): void {
  const leaf = LEAVES[which] ?? LEAVES[0]
  const [x, y] = [lean * 5.4, -430 + Math.abs(lean) * 3]
  p.line(`M${lean * 0.7} 90Q${lean} -120 ${x} ${y}`, tone(lighten(leaf, -0.08), 0, 0.7), 7)
  for (let k = 1; k < 7; k += 1) {
    const [bx, by] = [lean + ((x - lean) * k) / 7, -60 + ((y + 60) * k) / 7]
    for (const side of [-1, 1])
      p.path(
        blade(bx, by, 62 - k * 3, -90 + lean + side * 52, which === 1 ? 0.16 : 0.36),
        tone(leaf, 0, r.between(0.6, 1)),
      )
  }
  const [blossoms, size, colour] = BLOSSOMS[which] ?? BLOSSOMS[0]
  for (let k = 0; k < blossoms; k += 1)
    p.disc(x + r.between(-16, 16), y + r.between(-16, 24), size, tone(colour, 0, 1))
}

const BLOSSOMS = [
  [0, 0, '#ffffff'],
  [1, 17, '#fffaf0'],
  [4, 13, '#f6d04a'],
] as const

function mushroom({ p, tone }: Scene, x: number, y: number, k: number): void {
  p.group({ x, y, scale: k }, () => {
    p.path(
      'M-24 -10C-30 50 -34 84 -40 100Q0 116 40 100C34 84 30 50 24 -10Z',
      p.across(tone('#e6dcc6', 0, 0.7), tone('#fffaf0', 0, 1)),
    )
    p.path(
      'M-96 0C-90 -80 -40 -104 0 -104C40 -104 90 -80 96 0Q0 30 -96 0Z',
      p.down(tone('#c9733a', 0, 1), tone('#8f4a24', 0, 0.8)),
    )
  })
}
