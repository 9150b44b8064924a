import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { room } from '../../indoors/room.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { head } from '../../people/head.ts'
import { lookOf } from '../../people/looks.ts'

/** A sitter and a painter, with the face already on the canvas. */
export function portrait(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents } = s
  room(s, { wall: wallPaint(s, 'pale'), floor: '#b9895e' }, { left: 60, right: 1140, top: 30, foot: 640 })
  lightPatch(outside, 300, 700, 380, -120, 190)
  const sitter = { ...lookOf(s.own.fork('sitter'), accents), cut: 'curls', top: accents.main } as const
  p.box(836, 690, 190, 22, s.tone('#8a5a34', 0, 0.8), { r: 6 })
  p.line('M856 710L846 860M1006 710L1016 860', s.tone('#8a5a34', 0, 0.7), 14)
  figure(s, { x: 930, y: 692, tall: 520, pose: 'sit', flip: true, look: sitter, shadow: false })
  p.line('M330 880L420 190M690 880L600 190', s.tone('#8a5f3e', 0, 0.8), 18)
  p.box(296, 190, 430, 500, s.tone('#7a5434', 0, 0.7), { r: 4 })
  p.box(310, 204, 402, 472, p.down(s.tone(accents.second, 0, 1), s.tone(accents.pale, 0, 1)))
  const skin = s.tone(sitter.skin, 0, 1)
  p.group({ clip: 'M310 204L712 204L712 676L310 676Z' }, () => {
    p.path('M350 690C350 570 430 560 470 548L556 548C600 560 680 570 680 690Z', s.tone(sitter.top, 0, 1))
    p.box(476, 480, 76, 90, s.tone(sitter.skin, 0, 0.6), { r: 20 })
    head(p, 514, 410, 104, 'curls', { skin, hair: s.tone(sitter.hair, 0, 0.8), top: skin, shade: skin })
    for (const k of [-1, 1]) p.oval(514 + k * 40, 412, 11, 14, s.tone('#2a2430', 0, 0.5))
    p.line('M514 420Q524 450 508 456', s.tone(sitter.skin, 0, 0.1), 6)
    p.line('M482 480Q514 504 548 478', s.tone('#b8434a', 0, 0.9), 9)
  })
  p.box(300, 690, 424, 18, s.tone('#8a5f3e', 0, 1))
  figure(s, {
    x: 190,
    y: 890,
    tall: 640,
    pose: 'reach',
    look: { ...lookOf(s.own.fork('painter'), accents), top: '#f3ead8' },
  })
  p.line('M336 430L420 400', s.tone('#6b4a2e', 0, 0.8), 10)
}
