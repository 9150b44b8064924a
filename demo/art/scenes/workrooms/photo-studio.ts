import { indoors } from '../../indoors/indoors.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { camera } from './camera.ts'

/** A photo studio: paper roll, lamps with soft boxes. */
export function photoStudio(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents } = s
  room(
    s,
    { wall: s.own.fork('wall').pick(['#cfc9c0', '#4b4a50', '#d9d0c3', '#3f4a52']), floor: '#b39a80' },
    { left: -20, right: 1220, top: -40, foot: 640 },
  )
  const paper = s.own
    .fork('paper')
    .pick([accents.main, accents.second, accents.third, accents.pale, '#e3b7a0'])
  p.path(
    'M330 120L870 120L870 620C870 700 980 780 1010 840L190 840C220 780 330 700 330 620Z',
    p.down(s.tone(lighten(paper, 0.06), 0, 1), s.tone(paper, 0, 0.85), s.tone(lighten(paper, 0.03), 0, 0.95)),
  )
  p.glow(600, 420, 420, '#fff6e3', 0.5)
  p.box(300, 104, 600, 24, s.tone('#3b3a3e', 0, 0.6), { r: 10 })
  for (const [x, flip] of [
    [140, false],
    [1060, true],
  ] as const)
    p.group({ x, y: 0, flip }, () => {
      p.line('M0 860L0 330M0 700L-60 870M0 700L60 870', s.tone('#2b2a2e', 0, 0.6), 9)
      p.path('M-60 240L70 200L90 420L-40 430Z', p.across('#ffffff', '#fff2d8'))
      p.path('M-60 240L-40 430L-96 380L-104 300Z', s.tone('#26252a', 0, 0.5))
      p.glow(70, 310, 260, '#fff3dc', 0.75)
      p.path('M80 210L90 420L420 760L300 420Z', p.across([0, '#fff6e3', 0.4], [1, '#fff6e3', 0]))
    })
  figure(s, {
    x: 620,
    y: 790,
    tall: 470,
    pose: s.own.fork('pose').pick(['cheer', 'stand', 'reach']),
    r: s.own.fork('model'),
  })
  p.line('M330 690L250 905M330 690L350 910M330 690L430 900', s.tone('#2b2a2e', 0, 0.5), 11)
  camera(s, 330, 630, 0.95)
  potPlant(s, 800, 800, 260, accents.pale)
}
