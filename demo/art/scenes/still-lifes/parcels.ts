import { blade } from '../../nature/blade.ts'
import type { Scene } from '../../paper/scene.ts'
import { parcel } from './parcel.ts'
import { harbourView, sill } from './sill.ts'

export function parcels(outside: Scene): void {
  const s = sill(outside, harbourView)
  const { accents, p } = s
  parcel(s, 780, 800, 210, 150, accents.pale, accents.third)
  parcel(
    s,
    470,
    830,
    330,
    270,
    s.own.fork('paper').pick([accents.main, accents.third, accents.second]),
    s.own.fork('ribbon').pick([accents.pale, '#f3cf7a', '#fbf4e6']),
  )
  parcel(s, 960, 850, 150, 100, accents.second, accents.main)
  for (let i = 0; i < 9; i += 1)
    p.path(
      blade(190, 840, s.r.between(90, 170), s.r.between(-170, -10), 0.2),
      s.tone('#6f9a5b', 0, s.r.next()),
    )
  for (let i = 0; i < 8; i += 1)
    p.disc(
      190 + s.r.between(-90, 90),
      800 + s.r.between(-70, 20),
      13,
      s.tone(i % 2 ? accents.main : '#f3cf7a', 0, 1),
    )
}
