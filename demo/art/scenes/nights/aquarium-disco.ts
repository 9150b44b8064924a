import { fish } from '../../nature/fish.ts'
import { mix } from '../../paper/colour.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { person } from '../../people/spectator.ts'

/** A glass tunnel under the fish, dancers with glowing headphones in it. */
export function aquariumDisco(s: Scene): void {
  const { p, r, accents } = s
  p.box(0, 0, WIDTH, 910, p.down('#0f7f9c', '#0a4f7a', '#08234a'))
  for (let i = 0; i < 7; i += 1) {
    const x = 80 + i * 170
    p.path(
      `M${x} -10L${x + 70} -10L${x + r.between(-160, 60)} 700L${x - 90} 700Z`,
      '#aef0f0',
      r.between(0.06, 0.16),
    )
  }
  const bright = { ...s, tone: (surface: string) => mix(surface, '#1d7f9c', 0.12) }
  for (const [i, [x, y, long]] of (
    [
      [230, 190, 170],
      [470, 110, 120],
      [800, 200, 190],
      [1020, 130, 130],
      [620, 280, 110],
      [130, 400, 120],
      [1090, 390, 140],
      [360, 320, 90],
      [930, 320, 80],
    ] as const
  ).entries())
    fish(bright, {
      x,
      y,
      long,
      colour: r.pick([accents.main, accents.second, '#ffd25a', '#ff8a5a', '#f4f0e6']),
      flip: i % 2 === 0,
      turn: r.between(-8, 8),
    })
  ray(s, 600, 170)
  for (let i = 0; i < 5; i += 1) {
    const k = 1 - i * 0.16
    p.line(
      `M${600 - 640 * k} 910L${600 - 640 * k} ${620}Q${600 - 600 * k} ${620 - 620 * k} 600 ${620 - 600 * k}Q${600 + 600 * k} ${620 - 620 * k} ${600 + 640 * k} 620L${600 + 640 * k} 910`,
      '#d5fbff',
      7 * k,
      0.28,
    )
  }
  p.glow(600, 760, 640, accents.main, 0.55, 260)
  p.glow(300, 800, 420, '#39e0c8', 0.45, 200)
  const glows = ['#5affc8', '#ff6ad0', '#ffd84a', '#6ab8ff']
  const dancers = r.fork('dancers')
  for (let line = 0; line < 3; line += 1)
    for (let i = 0; i < 8 + line; i += 1) {
      const k = 62 + line * 20
      const [x, y] = [((i + (line % 2) * 0.5) / (7 + line)) * 1240 - 20, 610 + line * 90]
      const glow = dancers.pick(glows)
      person(s, dancers, { x, y, k, dark: mix('#06152e', accents.deep, 0.3), rim: glow, raised: 0.55 })
      p.line(
        `M${x - k * 0.56} ${y}C${x - k * 0.6} ${y - k * 0.95} ${x + k * 0.6} ${y - k * 0.95} ${x + k * 0.56} ${y}`,
        glow,
        k * 0.12,
      )
      for (const side of [-1, 1]) {
        p.glow(x + side * k * 0.54, y + k * 0.04, k * 0.8, glow, 0.8)
        p.oval(x + side * k * 0.54, y + k * 0.04, k * 0.17, k * 0.27, mix(glow, '#ffffff', 0.4))
      }
    }
}

function ray({ p }: Scene, x: number, y: number): void {
  p.group({ x, y, rotate: -8, scale: 1.25 }, () => {
    p.line('M-60 6Q-150 30 -220 6', '#3d5f7f', 6)
    p.path(
      'M90 0C60 -30 20 -40 -10 -110C-30 -70 -50 -30 -74 0C-50 30 -30 70 -10 110C20 40 60 30 90 0Z',
      p.down('#7fa6c0', '#4d7897'),
    )
    p.path('M70 0C40 -14 0 -16 -50 0C0 16 40 14 70 0Z', '#a9c8d8', 0.6)
    for (const k of [-1, 1]) p.disc(58, k * 12, 5, '#132338')
  })
}
