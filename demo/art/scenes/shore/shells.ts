import { nth } from '../../paper/accents.ts'
import { lighten, mix } from '../../paper/colour.ts'
import { num, type Point, through } from '../../paper/curve.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'
import { SAND } from './sand.ts'

/** Shells and a starfish on the sand, at the edge of a wave. */
export function shells(s: Scene): void {
  const { p, r } = s
  p.box(0, 0, WIDTH, HEIGHT, p.down(s.tone('#e2c795', 0, 0.8), s.tone(SAND, 0, 1)))
  for (let i = 0; i < 240; i += 1)
    p.disc(
      r.between(0, WIDTH),
      r.between(0, HEIGHT),
      r.between(1.5, 4),
      s.tone(r.pick(['#b99a6a', '#fff4da', '#c9a878']), 0, 0.9),
      0.5,
    )
  const wave = (shift: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => [
      i * 160 - 40,
      300 + shift + Math.sin(i * 1.2 + s.own.fork('wave').between(0, 6)) * 46,
    ])
  p.path(`${through(wave(30))}L1300 -10L-60 -10Z`, s.tone('#c9a878', 0, 0.6), 0.6)
  p.path(
    `${through(wave(0))}L1300 -10L-60 -10Z`,
    p.down(mix(s.light.sky[0], s.accents.third, 0.3), mix(s.light.sky[1], '#ffffff', 0.25)),
    0.92,
  )
  p.line(through(wave(0)), '#ffffff', 22, 0.85)
  p.line(through(wave(-40)), '#ffffff', 8, 0.5)
  for (const [i, [x, y, size]] of (
    [
      [300, 620, 120],
      [720, 560, 86],
      [960, 740, 130],
      [520, 780, 70],
    ] as const
  ).entries()) {
    const colour = s.tone(nth(['#f3c9b0', s.accents.pale, s.accents.main, '#fbf3e6'], i), 0, 1)
    p.oval(x + 14, y + 18, size, size * 0.8, s.light.shadow, 0.22)
    p.group({ x, y, rotate: r.between(-40, 40) }, () => {
      if (i % 2 === 0) scallop(s, size, colour)
      else starfish(s, size, colour)
    })
  }
}

function scallop({ p }: Scene, size: number, colour: string): void {
  p.path(
    `M0 ${num(size * 0.8)}C${-size * 1.3} ${num(size * 0.2)} ${-size} ${-size} 0 ${-size}C${size} ${-size} ${size * 1.3} ${num(size * 0.2)} 0 ${num(size * 0.8)}Z`,
    p.down(lighten(colour, 0.05), lighten(colour, -0.08)),
  )
  for (let k = -4; k <= 4; k += 1) {
    const [x, tip] = [num(k * size * 0.2), num(-size * (0.94 - Math.abs(k) * 0.06))]
    p.line(`M0 ${num(size * 0.76)}Q${x} 0 ${x} ${tip}`, lighten(colour, -0.12), 3, 0.5)
  }
}

function starfish({ p }: Scene, size: number, colour: string): void {
  const arm = `M${-size * 0.3} 0Q${-size * 0.1} ${-size * 0.7} 0 ${-size * 1.15}Q${size * 0.1} ${-size * 0.7} ${size * 0.3} 0Z`
  for (let k = 0; k < 5; k += 1) {
    p.group({ rotate: k * 72 }, () => p.path(arm, p.down(lighten(colour, 0.03), lighten(colour, -0.06))))
  }
  for (let k = 0; k < 25; k += 1) {
    p.group({ rotate: k * 72 }, () =>
      p.disc(0, -(1 + Math.floor(k / 5)) * size * 0.18, 4, lighten(colour, 0.1), 0.8),
    )
  }
}
