import { sky } from '../../nature/sky.ts'
import { mix } from '../../paper/colour.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { belfry } from '../../town/belfry.ts'
import { paving } from '../../town/paving.ts'
import { row } from '../../town/row.ts'
import { circle } from '../../vehicles/wheel.ts'

/** A top hat and a chain of office on the cobbles, footprints, and a lens over them. */
export function missingMayor(outside: Scene): void {
  sky(outside, { horizon: 520 })
  row(outside, { y: 560, width: 170, height: 300, depth: 0.16 })
  belfry(outside, { x: 640, y: 560, tall: 480, depth: 0.12 })
  paving(outside, 556)
  const s = lamplit(outside, 0.6)
  const { p, light } = s
  for (const [x, y, turn, k] of [
    [500, 610, 70, 0.5],
    [440, 650, 84, 0.62],
    [520, 690, 72, 0.76],
    [440, 740, 84, 0.92],
  ] as const)
    p.group({ x, y, rotate: turn - 70, scale: k, stretch: 0.55 }, () => {
      p.path(
        'M-22 -60C-10 -84 22 -80 26 -50C28 -20 14 0 12 20L-14 20C-18 0 -28 -30 -22 -60Z',
        mix(light.shadow, '#1a1420', 0.4),
        0.75,
      )
      p.box(-16, 32, 30, 34, mix(light.shadow, '#1a1420', 0.4), { r: 10, opacity: 0.75 })
    })
  p.oval(250, 838, 210, 30, light.shadow, 0.45)
  p.oval(250, 814, 200, 40, s.tone('#2a2830', 0, 0.7))
  p.path(
    'M130 800L112 560Q250 520 388 560L370 800Q250 840 130 800Z',
    p.across(s.tone('#1f1d26', 0, 0.5), s.tone('#4a4656', 0, 1), s.tone('#1f1d26', 0, 0.5)),
  )
  p.oval(250, 560, 138, 26, s.tone('#3a3644', 0, 0.9))
  p.path('M128 760L124 706Q250 744 376 706L372 760Q250 800 128 760Z', s.tone('#b8324a', 0, 1))
  const gold = s.tone('#f2c14e', 0, 1)
  for (let i = 0; i < 15; i += 1) {
    const a = (i / 14) * Math.PI
    p.line(circle(600 - Math.cos(a) * 150, 800 + Math.sin(a) * 46, 15), gold, 8)
  }
  p.disc(600, 862, 36, gold)
  p.disc(600, 862, 22, s.tone('#b8324a', 0, 1))
  p.group({ x: 880, y: 640 }, () => {
    p.line('M90 100L230 250', s.tone('#7a4a2a', 0, 0.9), 50)
    p.line('M90 100L120 132', gold, 56)
    p.disc(0, 0, 158, mix(light.sky[1], '#ffffff', 0.35), 0.6)
    p.group({ scale: 1.5, rotate: 14, stretch: 0.9 }, () => {
      p.path('M-22 -60C-10 -84 22 -80 26 -50C28 -20 14 0 12 20L-14 20C-18 0 -28 -30 -22 -60Z', '#2a2230', 0.9)
      p.box(-16, 32, 30, 34, '#2a2230', { r: 10, opacity: 0.9 })
    })
    p.line(circle(0, 0, 158), gold, 26)
    p.path('M-110 -60C-90 -104 -50 -124 -10 -124C-50 -104 -80 -80 -110 -60Z', '#ffffff', 0.6)
  })
}
