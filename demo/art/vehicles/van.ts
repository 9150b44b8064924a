import { mix } from '../paper/colour.ts'
import { poly } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'
import { beam, coatOf, groundShadow } from './coat.ts'
import { roofLoad } from './roof-load.ts'
import { carWheel } from './wheel.ts'

const BODY =
  'M-228 -36C-236 -80 -236 -160 -228 -196C-222 -216 -206 -222 -186 -223C-80 -227 90 -227 158 -222C182 -218 200 -196 210 -164C222 -136 232 -120 234 -96C236 -70 234 -50 230 -34L196 -28C194 -64 176 -82 152 -82C128 -82 110 -64 108 -28L-102 -28C-104 -64 -122 -82 -146 -82C-170 -82 -188 -64 -190 -28Z'

const WINDOWS = [
  'M118 -196L158 -195C172 -190 186 -170 194 -142L118 -138Z',
  'M36 -196L106 -196L106 -138L36 -138Z',
  'M-58 -196L24 -196L24 -138L-58 -138Z',
  'M-204 -188C-202 -194 -196 -196 -188 -196L-70 -196L-70 -138L-206 -138Z',
]

/** A camper van in two colours, with luggage on its roof. */
export function van(
  s: Scene,
  {
    x,
    y,
    scale = 1,
    colour,
    flip = false,
    load = 'boards',
  }: {
    x: number
    y: number
    scale?: number
    colour: string
    flip?: boolean
    load?: 'boards' | 'cases' | 'tent' | 'none'
  },
): void {
  const { p } = s
  const coat = coatOf(s, colour)
  const pale = s.accents.pale
  p.group({ x, y, scale, flip }, () => {
    groundShadow(s, 0, 0, 240)
    if (load !== 'none') roofLoad(s, load)
    for (const at of [152, -146]) p.disc(at, -38, 44, s.tone('#17171b', 0, 0.3))
    p.path(
      BODY,
      p.down(
        [0, mix(s.tone(pale, 0, 1), s.light.sky[2], 0.3)],
        [0.25, s.tone(pale, 0, 1)],
        [0.6, s.tone(pale, 0, 0.75)],
      ),
    )
    p.group({ clip: BODY }, () => {
      p.path(
        'M-240 -124L130 -124C170 -124 210 -112 240 -84L240 -20L-240 -20Z',
        p.down([0, coat.lit], [0.35, coat.body], [0.75, coat.low], [1, coat.dark]),
      )
      p.line('M-240 -125L130 -125C170 -125 210 -113 240 -85', coat.chrome, 5)
      p.box(-240, -40, 480, 16, s.tone('#3a3a40', 0, 0.4), { opacity: 0.75 })
      p.box(-240, -110, 480, 10, s.light.glow, { opacity: 0.22 })
    })
    glass(s, coat.glass)
    p.line('M111 -200L111 -44M30 -202L30 -46M-64 -202L-64 -46', coat.dark, 2, 0.4)
    for (const at of [92, 12]) p.box(at, -112, 4, 14, coat.chrome, { r: 2 })
    for (let i = 0; i < 5; i += 1) p.box(-206 + i * 13, -112, 7, 18, coat.dark, { opacity: 0.4, r: 2 })
    p.disc(222, -84, 13, coat.chrome)
    p.disc(223, -84, 9.5, s.lamps ? s.light.lamp : s.tone('#f5f1df', 0, 1))
    beam(s, 228, -84, 330)
    p.box(-234, -104, 8, 26, s.tone('#cc3a33', 0, 1), { r: 3 })
    if (s.lamps) p.glow(-232, -90, 60, '#ff5a45', 0.7)
    p.box(206, -52, 36, 12, coat.chrome, { r: 5 })
    p.box(-242, -52, 34, 12, coat.chrome, { r: 5 })
    for (const at of [152, -146]) carWheel(s, coat, at, -37, 37, 'cap', s.tone('#efe8da', 0, 0.9))
  })
}

function glass(s: Scene, pane: string): void {
  const { p } = s
  for (const window of WINDOWS) {
    const lit = s.lamps && window !== WINDOWS[0]
    p.path(window, lit ? p.down(mix(s.light.lamp, '#ffffff', 0.3), mix(s.light.lamp, '#e0763a', 0.35)) : pane)
    p.group({ clip: window }, () => {
      if (window === WINDOWS[0]) p.line('M132 -138C134 -156 148 -160 152 -140', '#171c22', 5, 0.7)
      else
        for (const side of [0, 1])
          p.path(
            `M${-58 + side * 60} -196Q${-40 + side * 60} -160 ${-56 + side * 62} -138L${-74 + side * 56} -138L${-74 + side * 56} -196Z`,
            s.tone(s.accents.second, 0, 0.8),
            0.8,
          )
      p.path(poly([170, -200], [190, -200], [120, -130], [100, -130]), '#ffffff', 0.2)
      p.path(poly([-90, -200], [-66, -200], [-136, -130], [-160, -130]), '#ffffff', 0.18)
    })
    p.line(window, s.tone('#e8e0d0', 0, 0.9), 3.5)
  }
}
