import { lens } from '../../nature/lens.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lighten } from '../../paper/colour.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { sailboat } from '../../vehicles/sailboat.ts'

/** Seals on a rock and around it, and a boat of visitors at a distance. */
export function seals(outside: Scene): void {
  sky(outside, { horizon: 400 })
  range(outside, { y: 420, rise: 260, layers: 3, surface: '#8a9a8a', jagged: true, lean: 'right', near: 0.5 })
  water(outside, 410)
  const s = lamplit(outside, 0.3)
  const { p, light } = s
  sailboat(s, { x: 280, y: 520, scale: 0.95, colour: s.accents.main, depth: 0.15 })
  p.path(
    'M420 800C440 690 540 640 680 650C760 600 900 620 980 690C1080 700 1150 760 1170 820Z',
    p.down(s.tone('#9a9a94', 0, 1), s.tone('#565a60', 0, 0.4)),
  )
  p.path('M520 790C560 730 640 720 700 740C640 750 580 770 520 790Z', s.tone('#c3c3ba', 0, 1), 0.5)
  seal(s, 860, 690, 1.15, '#7f8a94')
  seal(s, 640, 730, 0.85, '#a89a86')
  for (let i = 0; i < 9; i += 1) p.path(lens(430 + i * 90, 820 + (i % 2) * 10, 80, 9), '#ffffff', 0.6)
  for (const [x, y, k] of [
    [220, 780, 1.2],
    [360, 690, 0.8],
    [1060, 590, 0.6],
  ] as const)
    p.group({ x, y, scale: k }, () => {
      p.path(lens(0, 8, 110, 12), '#ffffff', 0.6)
      p.path(
        'M-52 6C-54 -60 -30 -92 6 -92C44 -92 62 -54 52 6Z',
        p.down(s.tone('#8f99a2', 0, 1), s.tone('#5a636c', 0, 0.7)),
      )
      face(s, 14, -54)
    })
  p.glow(900, 760, 200, light.glow, 0.15)
}

function seal(s: Scene, x: number, y: number, k: number, coat: string): void {
  const { p } = s
  p.group({ x, y, scale: k }, () => {
    p.path(
      'M-230 -10C-262 -40 -280 -40 -300 -54C-276 -12 -280 6 -300 34C-270 26 -246 22 -226 18Z',
      s.tone(lighten(coat, -0.1), 0, 0.6),
    )
    p.path(
      'M-240 4C-160 -70 -40 -80 40 -84C60 -130 90 -180 140 -180C190 -180 206 -134 190 -100C180 -60 160 -10 110 20C20 44 -160 44 -240 4Z',
      p.down(s.tone(lighten(coat, 0.1), 0, 1), s.tone(coat, 0, 0.8), s.tone(lighten(coat, -0.12), 0, 0.4)),
    )
    p.path('M60 10C70 50 110 60 150 50C130 30 110 10 96 -10Z', s.tone(lighten(coat, -0.12), 0, 0.5))
    for (const [dx, dy] of [
      [-120, -20],
      [-60, -44],
      [-30, -10],
      [20, -40],
    ] as const)
      p.oval(dx, dy, 16, 9, s.tone(lighten(coat, -0.14), 0, 0.5), 0.5)
    face(s, 156, -142)
  })
}

function face({ p, tone }: Scene, x: number, y: number): void {
  for (const dx of [-20, 18]) {
    p.disc(x + dx, y, 8.5, '#1d1a20')
    p.disc(x + dx + 3, y - 3, 2.6, '#ffffff')
  }
  p.oval(x, y + 24, 26, 18, tone('#d9d2c6', 0, 1))
  p.oval(x, y + 15, 9, 6, '#1d1a20')
  p.line(
    `M${x - 22} ${y + 24}L${x - 56} ${y + 18}M${x - 22} ${y + 30}L${x - 54} ${y + 34}M${x + 22} ${y + 24}L${x + 56} ${y + 18}M${x + 22} ${y + 30}L${x + 54} ${y + 34}`,
    '#ffffff',
    2,
    0.8,
  )
}
