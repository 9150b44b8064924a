import type { Scene } from '../paper/scene.ts'
import { spokedWheel } from '../vehicles/spoked-wheel.ts'
import { circle } from '../vehicles/wheel.ts'
import { type Athlete, dressed } from './athlete.ts'

/** A person on a racing bicycle, facing right, 100 units tall. */
export function cyclist(s: Scene, who: Athlete): void {
  const { p } = s
  const c = dressed(s, who)
  const frame = s.tone(who.r.pick(['#f4efe6', s.accents.deep, s.accents.main, s.accents.third]), 0, 0.95)
  p.oval(who.x, who.y, who.tall * 0.5, who.tall * 0.03, s.light.shadow, 0.32)
  p.group({ x: who.x, y: who.y, scale: who.tall / 100 }, () => {
    p.group({ scale: 0.34, x: 0, y: 0 }, () => {
      for (const x of [-88, 92]) spokedWheel(s, x, -62, 60, s.tone('#2f2c2c', 0, 0.5))
    })
    p.line('M-2 -20L-11 -52', c.far, 6)
    p.line('M-30 -21L-4 -20L-13 -52L20 -51L-4 -20M-30 -21L-13 -50M31 -21L21 -54', frame, 2.4)
    p.line(circle(-4, -20, 4.6), s.tone('#cfd3d5', 0, 0.9), 1.4)
    p.line('M-19 -56L-7 -56', s.tone('#2f2c2c', 0, 0.6), 3)
    p.line('M21 -54L27 -60C33 -60 33 -52 28 -50', s.tone('#2f2c2c', 0, 0.6), 2.2)
    p.line('M-12 -56L3 -38', c.shorts, 8)
    p.line('M3 -38L-6 -14', c.skin, 5.4)
    p.line('M-8 -11L2 -12', c.shoe, 4)
    p.path(
      'M-17 -60C-14 -76 6 -86 16 -82C20 -78 16 -72 10 -68C2 -62 -6 -54 -12 -52Q-18 -54 -17 -60Z',
      p.across(c.shade, c.top),
    )
    p.line('M13 -77L22 -66L29 -58', c.skin, 4.6)
    p.line('M15 -80L22 -84', c.skin, 5)
    p.oval(25, -88, 6, 6.4, c.skin)
    p.path('M16 -89C17 -99 32 -99 33 -90L30 -91L18 -88Z', c.top)
  })
}
