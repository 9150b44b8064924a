import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { sofa } from '../../indoors/sofa.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import { lighten, mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** A bright room that was just cleaned. */
export function cleanRoom(outside: Scene): void {
  const s = indoors(outside)
  const { p, r, accents, light } = s
  room(s, { wall: wallPaint(s, 'pale'), floor: '#d3b088' }, { left: -20, right: 1080, top: -40, foot: 640 })
  opening(outside, {
    x: 330,
    y: 70,
    w: 560,
    h: 420,
    view: s.own.fork('view').pick(['garden', 'sea', 'hills', 'town']),
    bars: 3,
  })
  lightPatch(outside, 380, 670, 480, 120, 230)
  sofa(
    s,
    {
      x: 260,
      y: 780,
      scale: 1.05,
      colour: s.own.fork('sofa').pick([accents.third, accents.main, '#b9c6c9']),
    },
    [accents.pale, accents.second],
  )
  figure(s, { x: 880, y: 840, tall: 470, pose: 'reach', flip: true, r: s.own.fork('cleaner') })
  p.line('M770 500L640 840', s.tone('#caa06a', 0, 0.9), 11)
  p.path('M600 830L690 826L706 870L586 876Z', s.tone(accents.main, 0, 0.9))
  bucket(s, 1030, 860, 110)
  for (let i = 0; i < 13; i += 1) {
    const [x, y, k] = [r.between(940, 1140), r.between(420, 740), r.between(10, 34)]
    p.disc(
      x,
      y,
      k,
      p.out([
        [0, '#ffffff', 0.05],
        [0.8, mix(light.sky[1], '#ffffff', 0.5), 0.3],
        [1, '#ffffff', 0.8],
      ]),
    )
    p.oval(x - k * 0.35, y - k * 0.4, k * 0.2, k * 0.13, '#ffffff', 0.9)
  }
  for (const [x, y, k] of [
    [470, 200, 40],
    [760, 320, 30],
    [560, 410, 24],
  ] as const)
    p.path(
      `M${x} ${y - k}Q${x + k * 0.12} ${y - k * 0.12} ${x + k} ${y}Q${x + k * 0.12} ${y + k * 0.12} ${x} ${y + k}Q${x - k * 0.12} ${y + k * 0.12} ${x - k} ${y}Q${x - k * 0.12} ${y - k * 0.12} ${x} ${y - k}Z`,
      '#ffffff',
      0.85,
    )
  potPlant(s, 1130, 760, 340)
}

function bucket({ p, tone, accents, light }: Scene, x: number, y: number, w: number): void {
  p.oval(x, y, w * 0.6, 12, light.shadow, 0.3)
  p.line(
    `M${x - w * 0.5} ${y - w * 0.86}C${x - w * 0.5} ${y - w * 1.6} ${x + w * 0.5} ${y - w * 1.6} ${x + w * 0.5} ${y - w * 0.86}`,
    tone('#aab2b6', 0, 0.9),
    5,
  )
  p.path(
    `M${x - w * 0.52} ${y - w * 0.86}L${x + w * 0.52} ${y - w * 0.86}L${x + w * 0.4} ${y}L${x - w * 0.4} ${y}Z`,
    p.across(
      tone(accents.third, 0, 0.5),
      tone(lighten(accents.third, 0.06), 0, 1),
      tone(accents.third, 0, 0.6),
    ),
  )
  for (const [dx, k] of [
    [-0.34, 0.2],
    [-0.1, 0.27],
    [0.18, 0.24],
    [0.38, 0.16],
  ] as const)
    p.disc(x + dx * w, y - w * 0.9, k * w, '#ffffff', 0.95)
}
