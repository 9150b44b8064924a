import type { Scene } from '../paper/scene.ts'
import { type Athlete, dressed } from './athlete.ts'
import { head } from './head.ts'

/** A person who runs, facing right, 100 units tall. */
export function runner(s: Scene, who: Athlete): void {
  const { p } = s
  const c = dressed(s, who)
  p.oval(who.x, who.y, who.tall * 0.2, who.tall * 0.026, s.light.shadow, 0.32)
  p.group({ x: who.x, y: who.y - who.tall * 0.02, scale: who.tall / 100, flip: who.flip ?? false }, () => {
    p.line('M2 -76Q14 -68 12 -58L22 -64', c.far, 4.6)
    p.line('M-1 -50L-4 -29', c.far, 8)
    p.line('M-4 -29L-22 -22', c.far, 5.8)
    p.line('M-23 -23L-26 -17', c.shoe, 4.6)
    p.path('M-8 -52L8 -52L8 -34L-6 -36L-9 -40Z', c.shorts)
    p.line('M3 -48L16 -34', c.skin, 8)
    p.path('M-4 -54L8 -53L17 -36L9 -31Z', c.shorts)
    p.line('M16 -34L12 -12', c.skin, 5.8)
    p.line('M11 -10L20 -9', c.shoe, 5)
    p.path('M-5 -82Q6 -87 12 -79Q13 -64 8 -50L-8 -51Q-8 -68 -5 -82Z', p.across(c.shade, c.top))
    p.line('M3 -78Q-8 -70 -10 -62L0 -58', c.skin, 5)
    p.box(3, -90, 5, 9, c.skin)
    head(p, 8, -94, 6.4, c.cut, { skin: c.skin, hair: c.hair, top: c.top, shade: c.shorts })
  })
}
