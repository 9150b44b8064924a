import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { crowd } from '../../people/crowd.ts'

/** A silent film on a sail at the end of the pier: a hat, a cane, a moustache, and somebody at the piano. */
export function pierCinema(outside: Scene): void {
  sky(outside, { horizon: 520 })
  water(outside, 520, 720)
  const s = lamplit(outside, 0.4)
  const { p, light } = s
  p.path(
    poly([80, 640], [1120, 640], [1300, 910], [-100, 910]),
    p.down(s.tone('#a98a66', 0, 0.8), s.tone('#5f4a3a', 0, 0.4)),
  )
  for (let i = -9; i < 10; i += 1) p.line(`M${600 + i * 58} 640L${600 + i * 92} 910`, light.shadow, 3, 0.4)
  p.glow(600, 330, 560, '#fff4dc', 0.75, 380)
  for (const x of [196, 1004]) p.box(x - 9, 60, 18, 590, s.tone('#4a3a34', 0, 0.6))
  p.box(220, 84, 760, 476, '#2a2630', { r: 6 })
  p.box(236, 100, 728, 444, p.out(['#fffdf2', '#f1e8d2', '#cfc2a6'], [0.5, 0.5], 0.75))
  tramp(s, 560, 530)
  p.group({ opacity: 0.9 }, () => {
    p.box(740, 300, 130, 244, '#5b544c')
    p.path('M716 300L805 220L894 300Z', '#474039')
    for (const [x, y] of [
      [764, 330],
      [824, 330],
      [764, 420],
    ] as const)
      p.box(x, y, 30, 46, '#e9dfc8')
    p.disc(330, 190, 44, '#8f8574', 0.7)
  })
  for (const [x, y] of [
    [300, 130],
    [900, 480],
    [420, 420],
  ] as const)
    p.line(`M${x} ${y}L${x + 4} ${y + 44}`, '#8a8272', 2, 0.5)
  piano(s, 1010, 720)
  crowd(s, { y: 780, size: 106, rim: '#f3e2b8', rows: 3, raised: 0.03 })
}

function tramp({ p }: Scene, x: number, y: number): void {
  const ink = '#2b2723'
  p.line(
    `M${x - 16} ${y - 150}L${x - 40} ${y - 70}L${x - 58} ${y - 8}M${x + 16} ${y - 150}L${x + 36} ${y - 70}L${x + 62} ${y - 8}`,
    ink,
    38,
  )
  p.line(`M${x - 60} ${y - 6}L${x - 100} ${y - 6}M${x + 64} ${y - 6}L${x + 108} ${y - 6}`, ink, 20)
  p.path(
    `M${x - 44} ${y - 270}Q${x} ${y - 296} ${x + 44} ${y - 270}L${x + 38} ${y - 136}L${x - 38} ${y - 136}Z`,
    ink,
  )
  p.line(`M${x + 38} ${y - 256}L${x + 92} ${y - 190}M${x - 38} ${y - 256}L${x - 76} ${y - 180}`, ink, 22)
  p.line(
    `M${x + 96} ${y - 186}C${x + 120} ${y - 130} ${x + 132} ${y - 70} ${x + 140} ${y - 4}M${x + 96} ${y - 186}C${x + 84} ${y - 216} ${x + 112} ${y - 222} ${x + 112} ${y - 200}`,
    ink,
    7,
  )
  p.oval(x, y - 318, 36, 42, '#d9cdb6')
  p.path(`M${x - 13} ${y - 304}L${x + 13} ${y - 304}L${x + 16} ${y - 292}L${x - 16} ${y - 292}Z`, ink)
  for (const k of [-1, 1]) p.disc(x + k * 13, y - 324, 4.5, ink)
  p.box(x - 62, y - 356, 124, 12, ink, { r: 6 })
  p.path(`M${x - 40} ${y - 352}C${x - 44} ${y - 410} ${x + 44} ${y - 410} ${x + 40} ${y - 352}Z`, ink)
}

function piano({ p, light }: Scene, x: number, y: number): void {
  p.box(x - 40, y - 190, 170, 200, '#241d24', { r: 6 })
  p.box(x - 90, y - 84, 110, 22, '#241d24')
  p.box(x - 88, y - 90, 70, 8, '#f3e8d2')
  p.glow(x - 20, y - 150, 130, light.lamp, 0.7)
  p.path(
    `M${x - 150} ${y + 10}L${x - 160} ${y - 90}Q${x - 150} ${y - 130} ${x - 128} ${y - 130}L${x - 92} ${y - 88}L${x - 120} ${y - 70}L${x - 110} ${y + 10}Z`,
    '#1d1820',
  )
  p.disc(x - 132, y - 154, 23, '#1d1820')
}
