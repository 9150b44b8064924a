import { indoors } from '../../indoors/indoors.ts'
import { tabletop, windowLight } from '../../indoors/tabletop.ts'
import { lighten } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import type { Scene } from '../../paper/scene.ts'

/** A sheet with strokes of a reed pen, thick and thin, which spell nothing. */
export function calligraphy(outside: Scene): void {
  const s = indoors(outside)
  const { p, light, accents } = s
  tabletop(s, s.own.fork('table').pick(['#8a5f42', '#3f6773', '#6b4a5c']))
  p.group({ x: 560, y: 460, rotate: -5 }, () => {
    p.box(-410, -330, 840, 680, light.shadow, { opacity: 0.28 })
    p.box(-424, -346, 840, 680, s.tone('#fbf3df', 0, 1))
    for (const pad of [26, 38])
      p.line(
        `M${-424 + pad} ${-346 + pad}L${416 - pad} ${-346 + pad}L${416 - pad} ${334 - pad}L${-424 + pad} ${334 - pad}Z`,
        s.tone(pad === 26 ? '#c9a24a' : accents.main, 0, 0.9),
        pad === 26 ? 5 : 2.5,
      )
    const ink = s.tone('#1f2330', 0, 0.4)
    p.path(
      'M300 -120C330 -20 330 90 250 150C130 236 -120 230 -250 120C-300 76 -310 20 -290 -30C-276 20 -250 60 -210 86C-90 160 120 160 214 84C262 44 272 -30 262 -96Z',
      ink,
    )
    p.path('M150 -236L190 -250C186 -130 186 -20 176 84L140 90C150 -20 152 -130 150 -236Z', ink)
    p.path(
      'M60 -210L98 -224C94 -120 92 -20 84 70C60 100 0 104 -40 92C10 84 44 70 48 50C58 -40 60 -120 60 -210Z',
      ink,
    )
    p.path(
      'M-70 -60C-96 -86 -150 -80 -160 -40C-166 -10 -140 8 -104 0C-110 40 -150 70 -200 84C-120 84 -66 50 -58 -10C-56 -30 -60 -48 -70 -60ZM-92 -20C-120 -14 -136 -24 -132 -40C-126 -58 -98 -54 -92 -20Z',
      ink,
    )
    for (const [x, y, colour] of [
      [-170, -150, accents.main],
      [-110, -150, accents.main],
      [20, 240, ink],
      [-20, 268, ink],
      [252, -190, ink],
    ] as const)
      p.path(poly([x, y - 28], [x + 26, y], [x, y + 28], [x - 26, y]), colour)
    p.path('M-330 -190C-260 -240 -180 -236 -120 -214C-190 -214 -260 -196 -316 -166Z', s.tone('#c9a24a', 0, 1))
  })
  p.group({ x: 842, y: 640, rotate: -38 }, () => {
    p.path('M-120 8L240 -10L240 30L-120 26L-170 18Z', light.shadow, 0.28)
    p.path(
      'M-110 -16L270 -22L270 18L-110 14L-168 4Z',
      p.down(s.tone('#d9a864', 0, 1), s.tone('#8a5f32', 0, 0.4)),
    )
    p.path('M-110 -16L-168 4L-110 14Z', s.tone('#2a2a33', 0, 0.5))
    for (const at of [0, 120, 220]) p.line(`M${at} -19L${at} 16`, s.tone('#7a5228', 0, 0.5), 4)
  })
  p.disc(1066, 236, 104, light.shadow, 0.3)
  p.disc(1056, 222, 100, s.tone(lighten(accents.third, 0.05), 0, 0.9))
  p.disc(1056, 222, 74, s.tone('#f3e8d2', 0, 0.9))
  p.disc(1056, 222, 62, s.tone('#1b1e2a', 0, 0.3))
  p.path('M1010 200Q1040 176 1080 186Q1050 196 1010 200Z', '#ffffff', 0.5)
  windowLight(s)
}
