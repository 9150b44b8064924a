import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { contact } from '../../indoors/seat.ts'
import { nth } from '../../paper/accents.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { painting } from './painting.ts'

/** A painter's room. */
export function atelier(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents } = s
  room(s, { wall: '#e8dfd0', floor: '#b38a60' }, { left: -20, right: 1220, top: -40, foot: 650 })
  opening(outside, {
    x: 90,
    y: 80,
    w: 420,
    h: 430,
    view: s.own.fork('view').pick(['sea', 'town', 'hills', 'garden']),
    bars: 3,
  })
  lightPatch(outside, 150, 690, 360, 160, 190)
  for (const [x, y, w, h] of [
    [960, 430, 200, 250],
    [1040, 500, 190, 190],
  ] as const)
    painting(s, s.own.fork(`leaning ${x}`), x, y, w, h)
  contact(s, 720, 850, 170)
  p.line('M720 200L620 850M720 200L830 850M720 260L720 830', s.tone('#8a5f3a', 0, 0.7), 15)
  painting(s, s.own.fork('on the easel'), 560, 250, 330, 380)
  p.box(550, 634, 350, 20, s.tone('#a5764a', 0, 0.9))
  figure(s, { x: 420, y: 860, tall: 470, pose: 'reach', r: s.own.fork('painter') })
  p.box(980, 760, 200, 16, s.tone('#a5764a', 0, 0.9))
  for (const x of [990, 1160]) p.box(x, 770, 10, 130, s.tone('#7a5433', 0, 0.5))
  for (const [i, x] of [1010, 1060, 1110].entries()) {
    p.box(x, 704, 36, 56, p.across(s.tone('#cfc6b8', 0, 0.6), s.tone('#f3ece0', 0, 1)), { r: 4 })
    for (let k = 0; k < 4; k += 1)
      p.line(
        `M${x + 8 + k * 7} 706L${x + 2 + k * 11} ${640 + ((k * 17 + i * 9) % 26)}`,
        s.tone(nth([accents.main, accents.second, accents.third, '#8a5f3a'], k), 0, 0.9),
        4,
      )
  }
  potPlant(s, 60, 840, 260)
}
