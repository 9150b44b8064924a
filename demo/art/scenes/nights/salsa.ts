import { stringLights } from '../../festive/string-lights.ts'
import { indoors } from '../../indoors/indoors.ts'
import { room } from '../../indoors/room.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { head } from '../../people/head.ts'

/** Couples dancing on a wooden floor, with swinging skirts. */
export function salsa(outside: Scene): void {
  const s = indoors(outside)
  const { p, light, accents } = s
  room(
    s,
    { wall: s.own.fork('hall').pick(['#c9624a', '#3f6773', '#8f4a5f']), floor: '#b98554' },
    { left: 60, right: 1140, top: 20, foot: 600 },
  )
  for (const [y, sag] of [
    [70, 60],
    [120, 90],
  ] as const)
    stringLights(s, -10, y, 1210, y, sag)
  p.glow(600, 520, 640, light.lamp, 0.35, 360)
  couple(s, 200, 690, 0.62, accents.second, '#4a5a7a', 0)
  couple(s, 1010, 690, 0.62, accents.third, '#5f4a3a', 1)
  couple(s, 590, 860, 1.12, accents.main === '#d1495b' ? accents.main : '#d8343f', '#2f3550', 2)
}

function couple(s: Scene, x: number, y: number, k: number, dress: string, suit: string, which: number): void {
  const { p, light } = s
  const skins = ['#b97a50', '#eebf9b', '#8d5535', '#d99f76'] as const
  const [his, hers] = [
    s.tone(skins[which] ?? skins[0], 0, 0.95),
    s.tone(skins[which + 1] ?? skins[1], 0, 0.95),
  ]
  p.oval(x, y + 6, 210 * k, 24 * k, light.shadow, 0.35)
  p.group({ x, y, scale: k, flip: which === 1 }, () => {
    const cloth = s.tone(suit, 0, 0.8)
    p.line('M-110 -300L-150 -150L-130 -6M-100 -300L-60 -150L-30 -10', cloth, 44)
    p.line('M-134 0L-96 0M-34 -2L6 -2', s.tone('#2a2228', 0, 0.5), 20)
    p.path(
      'M-170 -520Q-110 -550 -56 -516L-66 -290Q-110 -276 -150 -290Z',
      p.across(s.tone('#f3ead8', 0, 0.6), s.tone('#fffaf0', 0, 1)),
    )
    p.box(-124, -570, 34, 50, his)
    head(p, -102, -610, 50, 'short', { skin: his, hair: s.tone('#2a211f', 0, 0.7), top: cloth, shade: cloth })
    p.line('M70 -170L30 -90L60 -6M110 -180L170 -110L230 -60', hers, 30)
    p.line('M54 0L88 0M226 -60L252 -44', s.tone(dress, 0, 0.8), 17)
    p.path(
      'M40 -480Q90 -500 130 -476L124 -330C200 -300 290 -230 330 -120C280 -150 250 -120 214 -104C190 -140 150 -120 110 -92C90 -130 60 -120 20 -90C10 -170 30 -270 56 -330Z',
      p.across(s.tone(lighten(dress, -0.1), 0, 0.5), s.tone(dress, 0, 1), s.tone(lighten(dress, 0.08), 0, 1)),
    )
    for (const d of ['M90 -320Q150 -220 214 -108', 'M76 -320Q90 -200 110 -96', 'M110 -324Q220 -250 300 -140'])
      p.line(d, light.shadow, 4, 0.2)
    p.box(68, -528, 30, 50, hers)
    head(p, 86, -566, 47, 'bun', { skin: hers, hair: s.tone('#3a2320', 0, 0.7), top: hers, shade: hers })
    p.disc(52, -606, 15, s.tone('#ff5a6a', 0, 1))
    p.line('M-70 -500L0 -560L20 -640', s.tone('#fffaf0', 0, 1), 26)
    p.line('M50 -470L20 -540L24 -644', hers, 22)
    p.line('M-70 -480L-10 -400L56 -390', s.tone('#fffaf0', 0, 0.9), 26)
    p.line('M124 -466L190 -420L262 -470', hers, 22)
  })
}
