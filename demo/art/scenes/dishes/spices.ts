import { indoors } from '../../indoors/indoors.ts'
import { tabletop, windowLight } from '../../indoors/tabletop.ts'
import { blade } from '../../nature/blade.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'

const POWDERS = ['#d9572b', '#f0b429', '#8a3f2a', '#c93b3b', '#7f8f3a', '#e8d9a8', '#5a3326'] as const

/** Bowls of ground spices, chillies, star anise and cinnamon, from above. */
export function spices(outside: Scene): void {
  const s = indoors(outside)
  const { p, r } = s
  tabletop(s, s.own.fork('table').pick(['#5f4a42', '#3f5a63', '#8f6242']))
  for (const [i, [x, y, k]] of (
    [
      [270, 250, 170],
      [640, 230, 190],
      [1000, 280, 165],
      [360, 640, 190],
      [760, 650, 175],
      [90, 540, 110],
      [1090, 680, 140],
    ] as const
  ).entries())
    bowl(s, x, y, k, POWDERS[i] ?? '#d9572b')
  for (const [x, y] of [
    [500, 440],
    [910, 470],
    [560, 830],
  ] as const)
    anise(s, x, y, 56)
  for (const [x, y, turn] of [
    [150, 800, -30],
    [210, 826, -22],
    [900, 860, 12],
  ] as const)
    p.group({ x, y, rotate: turn }, () => {
      p.path(
        'M-70 6C-20 -24 40 -18 80 14C40 10 -20 26 -70 6Z',
        p.down(s.tone('#ef4a34', 0, 1), s.tone('#a81f22', 0, 0.7)),
      )
      p.line('M-70 6L-98 -4', s.tone('#5d8f43', 0, 0.9), 9)
    })
  for (const [x, y, turn] of [
    [460, 60, 8],
    [480, 94, 4],
  ] as const)
    p.group({ x, y, rotate: turn }, () => {
      p.box(-110, -14, 230, 30, p.down(s.tone('#b8743c', 0, 1), s.tone('#7a4420', 0, 0.6)), { r: 12 })
      p.line('M-104 -2L112 -2', s.tone('#5f3218', 0, 0.4), 3)
    })
  for (let i = 0; i < 60; i += 1)
    p.disc(
      r.between(0, 1200),
      r.between(0, 900),
      r.between(3, 6),
      s.tone(r.pick(['#2f2622', '#8a5a36', '#f0c45a']), 0, 0.7),
      0.8,
    )
  windowLight(s)
}

function bowl({ p, tone, light, r }: Scene, x: number, y: number, k: number, powder: string): void {
  const glaze = r.pick(['#f6efe2', '#e6ece8', '#e9cfa0', '#cfe0e2'])
  p.disc(x + 10, y + 16, k, light.shadow, 0.32)
  p.disc(x, y, k, p.out([tone(glaze, 0, 1), tone(lighten(glaze, -0.08), 0, 0.7)], [0.4, 0.35], 0.75))
  p.disc(
    x,
    y,
    k * 0.82,
    p.out(
      [tone(lighten(powder, 0.1), 0, 1), tone(powder, 0, 0.9), tone(lighten(powder, -0.1), 0, 0.5)],
      [0.42, 0.38],
      0.62,
    ),
  )
  p.path(blade(x - k * 0.5, y + k * 0.2, k, -24, 0.16), tone(lighten(powder, 0.12), 0, 1), 0.7)
}

function anise({ p, tone, light }: Scene, x: number, y: number, k: number): void {
  for (let i = 0; i < 8; i += 1) {
    p.path(blade(x + 4, y + 6, k, i * 45 + 12, 0.3), light.shadow, 0.25)
    p.path(blade(x, y, k, i * 45 + 12, 0.3), tone('#8a4f2a', 0, i % 2 ? 0.6 : 1))
    const a = ((i * 45 + 12) * Math.PI) / 180
    p.oval(x + Math.cos(a) * k * 0.55, y + Math.sin(a) * k * 0.55, 5, 5, tone('#e0a868', 0, 1))
  }
}
