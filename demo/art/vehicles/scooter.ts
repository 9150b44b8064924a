import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { beam, coatOf, groundShadow } from './coat.ts'
import { carWheel } from './wheel.ts'

/** A motor scooter with a rounded tail, in the Italian style. */
export function scooter(
  s: Scene,
  {
    x,
    y,
    scale = 1,
    colour,
    flip = false,
    box = false,
  }: { x: number; y: number; scale?: number; colour: string; flip?: boolean; box?: boolean },
): void {
  const { p } = s
  const coat = coatOf(s, colour)
  const paint = p.down([0, coat.high], [0.2, coat.lit], [0.6, coat.body], [1, coat.low])
  p.group({ x, y, scale, flip }, () => {
    groundShadow(s, 0, 0, 130, 13)
    carWheel(s, coat, 98, -30, 30, 'cap', s.tone('#efe8da', 0, 0.8))
    carWheel(s, coat, -82, -30, 30, 'cap', s.tone('#efe8da', 0, 0.8))
    p.line('M92 -36L64 -150', coat.chrome, 8)
    p.path('M62 -38C66 -66 96 -78 122 -60C132 -52 134 -40 130 -34C112 -50 90 -50 78 -32Z', paint)
    p.path(
      'M-24 -34L50 -34C60 -34 64 -44 62 -56L54 -150C54 -158 66 -160 72 -152L86 -66C88 -42 78 -24 58 -22L-30 -22Z',
      p.across(coat.low, coat.lit),
    )
    p.line('M59 -150L74 -62C76 -44 70 -32 56 -28', coat.high, 2.5, 0.8)
    p.path(
      'M-138 -56C-142 -92 -116 -116 -76 -114C-40 -112 -20 -92 -22 -62C-24 -44 -30 -30 -38 -22L-52 -22C-52 -46 -66 -60 -84 -60C-104 -60 -116 -48 -118 -34C-130 -38 -136 -46 -138 -56Z',
      paint,
    )
    p.path('M-132 -78C-120 -104 -60 -108 -34 -88C-60 -98 -110 -96 -132 -78Z', coat.high, 0.8)
    p.line('M-56 -88C-44 -84 -38 -74 -38 -60', coat.dark, 2, 0.45)
    for (const i of [0, 1, 2]) p.line(`M${-108 + i * 9} -78L${-104 + i * 9} -68`, coat.dark, 2.4, 0.5)
    p.path(
      'M-124 -114C-128 -126 -112 -132 -92 -130C-60 -128 -34 -130 -14 -120C-10 -112 -20 -106 -30 -106C-60 -112 -96 -110 -124 -114Z',
      p.down(s.tone('#8a6244', 0, 1), s.tone('#4f3828', 0, 0.4)),
    )
    p.line('M-118 -120C-90 -126 -50 -124 -22 -118', s.tone('#c79a70', 0, 1), 2, 0.7)
    handlebar(s, paint, coat.chrome)
    p.path('M-142 -74L-132 -80L-130 -64L-140 -60Z', s.tone('#c8322f', 0, 1))
    if (s.lamps) p.glow(-138, -70, 46, '#ff5a45', 0.75)
    if (box) {
      p.box(-166, -172, 58, 48, p.down(s.tone(lighten(colour, 0.04), 0, 1), s.tone(colour, 0, 0.4)), {
        r: 10,
      })
      p.box(-166, -152, 58, 4, coat.dark, { opacity: 0.5 })
    }
  })
}

function handlebar(s: Scene, paint: string, chrome: string): void {
  const { p } = s
  p.path('M50 -148C46 -172 60 -186 76 -184C88 -182 92 -170 88 -158L76 -146Z', paint)
  p.disc(86, -170, 12, chrome)
  p.disc(88, -170, 9, s.lamps ? s.light.lamp : s.tone('#fbf6e6', 0, 1))
  beam(s, 92, -170, 280)
  p.line('M64 -178L44 -186', s.tone('#3a3636', 0, 0.5), 8)
  p.line('M58 -184L44 -216', chrome, 3)
  p.oval(42, -222, 11, 9, chrome)
}
