import { indoors } from '../../indoors/indoors.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { contact } from '../../indoors/seat.ts'
import { shelf } from '../../indoors/shelf.ts'
import { blade } from '../../nature/blade.ts'
import { lighten, mix } from '../../paper/colour.ts'
import { num } from '../../paper/curve.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** A dark tattoo parlour: needles, ink, a lamp. */
export function tattooParlour(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents, r } = s
  room(
    s,
    {
      wall: s.own.fork('wall').pick(['#3f4450', '#4b3a44', '#34484a', '#5a3a34']),
      floor: '#6a5648',
      laid: 'boards',
    },
    { left: -20, right: 1220, top: -40, foot: 640 },
  )
  for (let i = 0; i < 9; i += 1) {
    const [x, y] = [90 + (i % 5) * 126 + r.between(-6, 6), 110 + Math.floor(i / 5) * 190]
    p.box(x - 50, y - 6, 106, 146, '#000000', { opacity: 0.25 })
    p.box(x - 54, y - 12, 106, 146, s.tone(r.pick(['#f3ead8', '#e9dcc2', '#2d2a2b', '#c9a262']), 0, 1))
    p.box(x - 44, y - 2, 86, 126, s.tone('#fbf6ea', 0, 1))
    const ink = s.tone(r.pick(['#2b2f38', accents.main, accents.third]), 0, 1)
    if (i % 3 === 0) for (let k = 0; k < 8; k += 1) p.path(blade(x - 1, y + 60, 38, k * 45, 0.3), ink, 0.85)
    else if (i % 3 === 1)
      p.path(
        `M${x - 1} ${y + 108}C${x - 56} ${y + 62} ${x - 36} ${y + 14} ${x - 1} ${y + 44}C${x + 34} ${y + 14} ${x + 54} ${y + 62} ${x - 1} ${y + 108}Z`,
        ink,
      )
    else
      for (const k of [34, 24, 13])
        p.line(
          `M${x - 1 - k} ${y + 60}C${x - 1 - k} ${num(y + 60 - k * 1.33)} ${x - 1 + k} ${num(y + 60 - k * 1.33)} ${x - 1 + k} ${y + 60}C${x - 1 + k} ${num(y + 60 + k * 1.33)} ${x - 1 - k} ${num(y + 60 + k * 1.33)} ${x - 1 - k} ${y + 60}`,
          ink,
          4,
        )
  }
  neon(s, 930, 220, s.own.fork('neon').pick([accents.main, accents.second, '#ff7a9a', '#6fd8d0']))
  contact(s, 600, 850, 300, 0.6)
  p.path('M520 760L700 760L680 850L540 850Z', s.tone('#2b2a2e', 0, 0.6))
  const leather = s.own.fork('leather').pick(['#7a2f35', accents.deep, '#3a3f4a', accents.main])
  p.path(
    'M330 470C350 440 420 440 440 480L520 650L880 660C920 664 920 720 880 724L500 730C460 730 440 710 420 670Z',
    p.down(s.tone(lighten(leather, 0.06), 0, 1), s.tone(leather, 0, 0.5)),
  )
  p.line(
    'M398 500L488 690M560 662L562 722M680 664L682 722M800 666L802 722',
    s.tone(lighten(leather, -0.1), 0, 0.3),
    4,
    0.5,
  )
  p.line('M820 20L820 210L700 330', s.tone('#1f1e22', 0, 0.6), 8)
  p.path('M660 320L720 300L760 380L650 400Z', s.tone('#1f1e22', 0, 0.7))
  p.path('M660 396L752 378L900 700L520 700Z', p.down([0, '#fff0cc', 0.5], [1, '#fff0cc', 0]))
  p.glow(705, 388, 160, '#fff3d6', 0.85)
  figure(s, { x: 900, y: 850, tall: 450, pose: 'reach', flip: true, r: s.own.fork('artist') })
  shelf(s, 1000, 480, 190, 80, 'bottles')
  potPlant(s, 110, 870, 360)
}

function neon({ p }: Scene, x: number, y: number, colour: string): void {
  const heart = `M${x} ${y + 90}C${x - 120} ${y + 10} ${x - 90} ${y - 90} ${x} ${y - 30}C${x + 90} ${y - 90} ${x + 120} ${y + 10} ${x} ${y + 90}Z`
  p.glow(x, y, 340, colour, 0.6)
  p.line(heart, colour, 26, 0.25)
  p.line(heart, colour, 13, 0.75)
  p.line(heart, mix(colour, '#ffffff', 0.75), 5)
}
