import { indoors } from '../../indoors/indoors.ts'
import { tabletop, windowLight } from '../../indoors/tabletop.ts'
import { num } from '../../paper/curve.ts'
import type { Scene } from '../../paper/scene.ts'

/** Oysters on ice, lemon in the middle, from above. */
export function oysters(outside: Scene): void {
  const s = indoors(outside)
  const { p, light, r } = s
  tabletop(s, s.own.fork('table').pick(['#3f6773', '#4a5a6b', '#8f6242']))
  p.disc(616, 474, 400, light.shadow, 0.3)
  p.disc(600, 450, 400, p.out([s.tone('#f7fafb', 0, 1), s.tone('#c3d0d6', 0, 0.8)], [0.4, 0.35], 0.75))
  p.disc(600, 450, 356, s.tone('#dbe9ee', 0, 1))
  for (let i = 0; i < 90; i += 1) {
    const [turn, far] = [r.between(0, 6.3), r.between(0, 346)]
    p.box(
      600 + Math.cos(turn) * far - 16,
      450 + Math.sin(turn) * far - 14,
      r.between(20, 40),
      r.between(18, 32),
      r.chance(0.5) ? '#ffffff' : s.tone('#b6d0da', 0, 1),
      { r: 6, opacity: 0.6 },
    )
  }
  for (let i = 0; i < 8; i += 1) {
    const turn = (i / 8) * 360
    p.group(
      {
        x: 600 + Math.cos((turn * Math.PI) / 180) * 232,
        y: 450 + Math.sin((turn * Math.PI) / 180) * 232,
        rotate: turn + 90,
      },
      () => oyster(s),
    )
  }
  for (const [x, y, turn] of [
    [570, 420, 0],
    [640, 480, 40],
  ] as const)
    lemon(s, x, y, turn)
  for (const x of [120, 1090]) {
    p.disc(x + 8, x === 120 ? 182 : 752, 78, light.shadow, 0.28)
    p.disc(x, x === 120 ? 170 : 740, 78, s.tone('#fbf4e6', 0, 1))
    p.disc(x, x === 120 ? 170 : 740, 60, s.tone(x === 120 ? '#a8324a' : '#5f7f4a', 0, 0.9))
  }
  windowLight(s)
}

function oyster({ p, tone, light }: Scene): void {
  const shell = 'M0 -128C52 -124 84 -70 78 0C74 64 40 116 0 128C-44 116 -80 60 -78 0C-78 -66 -48 -122 0 -128Z'
  p.group({ x: 8, y: 12 }, () => p.path(shell, light.shadow, 0.3))
  p.path(shell, tone('#8f8a86', 0, 0.7))
  p.group({ scale: 0.86 }, () =>
    p.path(shell, p.out([tone('#fbf7f2', 0, 1), tone('#d6cfd6', 0, 0.9)], [0.45, 0.4], 0.7)),
  )
  p.path(
    'M0 -80C34 -76 52 -30 48 10C44 56 20 84 -4 84C-36 80 -52 40 -46 0C-42 -46 -30 -78 0 -80Z',
    p.down(tone('#e6dccb', 0, 1), tone('#b6aa9c', 0, 0.8)),
  )
  p.path(
    'M-6 -50C20 -48 30 -20 26 8C22 36 4 50 -10 46C-30 40 -30 6 -26 -14C-22 -36 -18 -50 -6 -50Z',
    tone('#f4eee2', 0, 1),
    0.8,
  )
  p.line('M40 -60Q58 -10 38 48', '#ffffff', 6, 0.7)
}

function lemon({ p, tone }: Scene, x: number, y: number, turn: number): void {
  p.disc(x, y, 66, tone('#f0b92e', 0, 1))
  p.disc(x, y, 58, tone('#fff6d2', 0, 1))
  for (let i = 0; i < 8; i += 1) {
    const a = ((turn + i * 45) * Math.PI) / 180
    const at = (angle: number, far: number) =>
      `${num(x + Math.cos(angle) * far)} ${num(y + Math.sin(angle) * far)}`
    p.path(`M${at(a, 8)}L${at(a - 0.3, 50)}L${at(a + 0.3, 50)}Z`, tone('#f9d74e', 0, 1))
  }
}
