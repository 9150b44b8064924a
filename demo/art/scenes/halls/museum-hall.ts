import { shaft } from '../../festive/shaft.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { room } from '../../indoors/room.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { painting } from '../galleries/painting.ts'

/** A marble hall with finds and paintings. */
export function museumHall(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents } = s
  const wall = s.own.fork('hall').pick(['#d8c4ae', '#c9d2cc', '#dccfd6', accents.third, '#b9685a'])
  room(s, { wall, laid: 'tiles', floor: '#d2c4b0' }, { left: 150, right: 1050, top: 30, foot: 600 })
  painting(s, s.own.fork('left work'), 250, 170, 210, 270)
  painting(s, s.own.fork('right work'), 740, 170, 210, 270)
  p.path('M520 600L520 270Q600 150 680 270L680 600Z', s.tone('#f3ead9', 0, 1))
  p.path(
    'M536 600L536 280Q600 176 664 280L664 600Z',
    p.down(s.tone(lighten(wall, -0.1), 0, 0.4), s.tone(lighten(wall, -0.02), 0, 0.7)),
  )
  p.box(
    556,
    500,
    88,
    150,
    p.across(s.tone('#f6efe2', 0, 0.6), s.tone('#fffaf0', 0, 1), s.tone('#d9cdbb', 0, 0.6)),
  )
  p.path(
    'M574 500C556 440 580 430 572 396C566 372 584 350 602 350C622 350 636 372 630 396C622 430 646 440 628 500Z',
    p.across(s.tone('#cfc3b0', 0, 0.5), s.tone('#fffaf0', 0, 1)),
  )
  shaft(s, 600, 20, 600, 640, 130, '#fff2d4', 0.5)
  for (const x of [355, 845]) shaft(s, x, 30, x, 520, 120, '#fff2d4', 0.28)
  lightPatch(outside, 420, 690, 380, -60, 190)
  figure(s, { x: 380, y: 790, tall: 300, pose: 'stand', r: s.own.fork('a') })
  figure(s, { x: 800, y: 770, tall: 280, pose: 'stand', flip: true, r: s.own.fork('b') })
  figure(s, { x: 862, y: 776, tall: 190, pose: 'reach', flip: true, r: s.own.fork('c') })
}
