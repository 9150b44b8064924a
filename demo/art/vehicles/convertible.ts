import type { Scene } from '../paper/scene.ts'
import { beam, coatOf, groundShadow } from './coat.ts'
import { carWheel } from './wheel.ts'

const BODY =
  'M-226 -42C-236 -56 -236 -80 -226 -92C-200 -104 -150 -110 -106 -108C-60 -100 -10 -98 34 -104C84 -108 160 -104 208 -90C228 -82 236 -66 232 -44L214 -30L194 -28C192 -62 174 -78 150 -78C126 -78 108 -62 106 -28L-98 -28C-100 -62 -118 -78 -142 -78C-166 -78 -184 -62 -186 -28L-214 -32Z'

/** An open two-seater with its hood folded. */
export function convertible(
  s: Scene,
  {
    x,
    y,
    scale = 1,
    colour,
    flip = false,
    driver,
  }: { x: number; y: number; scale?: number; colour: string; flip?: boolean; driver?: () => void },
): void {
  const { p, light } = s
  const coat = coatOf(s, colour)
  p.group({ x, y, scale, flip }, () => {
    groundShadow(s, 0, 0, 238)
    cabin(s)
    driver?.()
    for (const at of [150, -142]) p.disc(at, -38, 43, s.tone('#17171b', 0, 0.3))
    p.path(
      BODY,
      p.down([0, coat.high], [0.16, coat.lit], [0.45, coat.body], [0.75, coat.low], [1, coat.dark]),
    )
    p.group({ clip: BODY }, () => {
      p.path(
        'M-240 -56C-120 -70 60 -52 240 -62L240 -20L-240 -20Z',
        p.down([0, coat.dark, 0.5], [1, coat.dark, 0.9]),
      )
      p.line('M-240 -60C-120 -74 60 -56 240 -66', light.glow, 3, 0.45)
      p.path(
        'M-226 -92C-200 -104 -150 -110 -106 -108C-60 -100 -10 -98 34 -104C84 -108 160 -104 208 -90C160 -98 84 -101 34 -97C-10 -92 -60 -94 -106 -101C-150 -103 -200 -97 -226 -86Z',
        coat.high,
        0.85,
      )
    })
    p.line('M-62 -100C-66 -76 -58 -48 -46 -34L44 -34C54 -56 52 -84 44 -103', coat.dark, 2, 0.6)
    p.box(-50, -90, 18, 4.5, coat.chrome, { r: 2 })
    p.path(
      'M-110 -107C-96 -126 -160 -132 -186 -112C-188 -108 -180 -104 -176 -104Z',
      p.down(s.tone('#6b5240', 0, 0.9), s.tone('#47362b', 0, 0.5)),
    )
    p.line('M-178 -112C-160 -124 -130 -124 -112 -114', s.tone('#8f7258', 0, 1), 2, 0.8)
    lights(s, coat.chrome)
    for (const at of [150, -142]) carWheel(s, coat, at, -36, 36, 'cap', s.tone('#f3ecdf', 0, 0.9))
  })
}

function cabin(s: Scene): void {
  const { p } = s
  for (const [at, lit] of [
    [-86, 0.5],
    [-70, 0.95],
  ] as const)
    p.path(
      `M${at} -96C${at - 10} -128 ${at - 4} -142 ${at + 8} -142C${at + 20} -142 ${at + 26} -124 ${at + 30} -96Z`,
      s.tone('#b07a4e', 0, lit),
    )
  p.line('M18 -100L6 -130M-4 -122L16 -136', s.tone('#33302f', 0, 0.6), 4)
  p.path('M36 -104L2 -152L8 -154L50 -104Z', s.tone('#d9dde0', 0, 1))
  p.path('M40 -104L9 -148L4 -148L24 -104Z', s.light.sky[1], 0.35)
}

function lights(s: Scene, chrome: string): void {
  const { p } = s
  p.path(
    'M196 -92C212 -90 222 -82 222 -70C210 -66 198 -72 196 -92Z',
    s.lamps ? s.light.lamp : p.across(s.tone('#e6edf0', 0, 0.9), '#ffffff'),
  )
  p.path('M-232 -82L-218 -88L-218 -68L-234 -66Z', s.tone('#c8322f', 0, 1))
  if (s.lamps) p.glow(-228, -76, 56, '#ff5a45', 0.75)
  beam(s, 220, -80, 320)
  p.box(196, -50, 42, 9, chrome, { r: 4 })
  p.box(-238, -52, 40, 9, chrome, { r: 4 })
  p.path('M38 -110C42 -122 58 -122 60 -112L56 -106L42 -106Z', chrome)
}
