import { balloon } from '../../festive/balloon.ts'
import { indoors } from '../../indoors/indoors.ts'
import { blade } from '../../nature/blade.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lighten } from '../../paper/colour.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'

/** An envelope and a card with a small landscape. */
export function envelope(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents, light, r } = s
  const wood = s.own.fork('table').pick(['#c79a68', '#e9dcc8', accents.third, '#8f6a4a', accents.deep])
  p.box(
    0,
    0,
    WIDTH,
    HEIGHT,
    p.gradient({
      round: false,
      from: [0, 0],
      to: [1, 1],
      stops: [
        [0, s.tone(lighten(wood, 0.05), 0, 1)],
        [1, s.tone(wood, 0, 0.5)],
      ],
    }),
  )
  for (let i = 1; i < 6; i += 1) p.box(0, i * 150, WIDTH, 3, light.shadow, { opacity: 0.14 })
  p.group({ x: 600, y: 470, rotate: s.own.fork('lies').between(-9, 9) }, () => {
    p.box(-324, -168, 680, 470, light.shadow, { opacity: 0.28, r: 10 })
    p.box(-340, -190, 680, 470, s.tone(lighten(accents.main, -0.06), 0, 0.7), { r: 8 })
    const card = 'M-290 -330L290 -330L290 150L-290 150Z'
    p.box(-282, -320, 590, 490, light.shadow, { opacity: 0.25 })
    p.path(card, '#fdf8ee')
    p.group({ clip: 'M-266 -306L266 -306L266 60L-266 60Z' }, () =>
      p.group({ x: -266, y: -306, scale: 0.444 }, () => {
        sky(outside, { horizon: 500 })
        range(outside, { y: 640, rise: 260, layers: 4, surface: '#86a07c', near: 0.2 })
        water(outside, 640)
        balloon(outside, 800, 260, 110, [accents.main, accents.pale])
      }),
    )
    p.path(
      'M-340 -20L0 200L340 -20L340 280L-340 280Z',
      p.down(s.tone(lighten(accents.main, 0.05), 0, 1), s.tone(accents.main, 0, 0.75)),
    )
    p.path('M-340 280L-40 60Q0 36 40 60L340 280Z', s.tone(lighten(accents.main, 0.02), 0, 0.85))
    p.disc(0, 130, 42, s.tone('#d8a63e', 0, 0.9))
    for (let i = 0; i < 6; i += 1) p.path(blade(0, 130, 28, i * 60, 0.34), s.tone('#fbe8b0', 0, 1))
  })
  for (let i = 0; i < 12; i += 1)
    p.path(
      blade(90 + r.between(-20, 60), 800, r.between(90, 210), r.between(-120, 20), 0.2),
      s.tone('#6f9a5b', 0, r.next()),
    )
  for (let i = 0; i < 26; i += 1)
    p.disc(
      r.between(0, WIDTH),
      r.between(0, HEIGHT),
      r.between(4, 9),
      s.tone(r.pick(['#f3cf7a', accents.second, accents.pale]), 0, 1),
      0.8,
    )
  p.path('M-20 -20L420 -20L60 920L-20 920Z', light.glow, 0.2)
}
