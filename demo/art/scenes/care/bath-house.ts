import { candle } from '../../indoors/candle.ts'
import { folded } from '../../indoors/folded.ts'
import { indoors } from '../../indoors/indoors.ts'
import { opening } from '../../indoors/opening.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { lighten, mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'

/** A bath house: still water, steam, stones, candles. */
export function bathHouse(outside: Scene): void {
  const s = indoors(outside)
  const { p, r, light, accents } = s
  const stone = s.own.fork('stone').pick(['#cfc3b2', '#b9c2bb', '#d6bfa8', '#a9b0b5'])
  room(
    s,
    { wall: stone, laid: 'tiles', floor: lighten(stone, 0.03) },
    { left: 150, right: 1050, top: 20, foot: 520 },
  )
  opening(outside, {
    x: 330,
    y: 90,
    w: 540,
    h: 320,
    view: s.own.fork('view').pick(['garden', 'sea', 'hills']),
    bars: 3,
  })
  const blue = s.lamps ? '#3fa3a8' : '#7fd0cf'
  p.path('M250 570L950 570L1130 860L70 860Z', s.tone('#f3ece0', 0, 0.9))
  p.path(
    'M272 582L928 582L1090 842L110 842Z',
    p.down(
      mix(light.sky[2], s.tone(blue, 0, 1), 0.4),
      s.tone(blue, 0, 0.8),
      s.tone(lighten(blue, -0.12), 0, 0.6),
    ),
  )
  p.group({ clip: 'M272 582L928 582L1090 842L110 842Z' }, () => {
    for (let i = 0; i < 34; i += 1)
      p.oval(
        r.between(130, 1070),
        r.between(590, 840),
        r.between(24, 90),
        r.between(2, 5),
        '#ffffff',
        r.between(0.14, 0.42),
      )
    p.glow(600, 590, 360, light.glow, 0.6, 170)
  })
  for (let i = 0; i < 12; i += 1)
    p.oval(r.between(240, 960), r.between(330, 640), r.between(90, 190), r.between(24, 60), '#ffffff', 0.07)
  for (const [x, tall] of [
    [160, 70],
    [204, 48],
    [1010, 60],
    [1050, 84],
    [1090, 46],
  ] as const)
    candle(s, x, 700, tall)
  potPlant(s, 90, 640, 380, accents.pale, 'fern')
  potPlant(s, 1120, 640, 400, accents.pale, 'broad')
  folded(s, 930, 905, 230, [accents.pale, accents.main, '#fbf6ec'])
}
