import { mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { type CarShape, type Shell, shells } from './car-shells.ts'
import { beam, type Coat, coatOf, groundShadow } from './coat.ts'
import { carWheel } from './wheel.ts'

/** A car from the side, facing right. Its wheels stand at y; 100 units are a metre. */
export function car(
  s: Scene,
  {
    x,
    y,
    scale = 1,
    colour,
    shape = 'compact',
    flip = false,
    roof,
  }: {
    x: number
    y: number
    scale?: number
    colour: string
    shape?: CarShape
    flip?: boolean
    roof?: string | undefined
  },
): void {
  const { p } = s
  const shell: Shell = shells[shape]
  const coat = coatOf(s, colour)
  p.group({ x, y, scale, flip }, () => {
    groundShadow(s, 0, 0, shell.half)
    const [front, rear, size] = shell.wheels
    for (const at of [front, rear]) p.disc(at, -38, 44, s.tone('#17171b', 0, 0.3))
    p.path(
      shell.body,
      p.down([0, coat.high], [0.1, coat.lit], [0.42, coat.body], [0.72, coat.low], [1, coat.dark]),
    )
    if (roof)
      p.group({ clip: shell.body }, () =>
        p.box(-260, -190, 520, 76, p.down(s.tone(roof, 0, 1), s.tone(roof, 0, 0.8))),
      )
    sides(s, shell, coat)
    glass(s, shell, coat)
    lights(s, shell, coat)
    for (const at of [front, rear]) carWheel(s, coat, at, -size, size)
  })
}

function sides(
  s: Scene,
  { body, shoulder, doors, handles, half }: Shell,
  { high, dark, chrome }: Coat,
): void {
  const { p, light } = s
  p.group({ clip: body }, () => {
    p.path(
      `M${-half} -62C${-half / 2} -74 ${half / 3} -56 ${half} -66L${half} -20L${-half} -20Z`,
      p.down([0, dark, 0.55], [1, dark, 0.9]),
    )
    p.path(
      `M${-half} -64C${-half / 2} -76 ${half / 3} -58 ${half} -68L${half} -66C${half / 3} -55 ${-half / 2} -72 ${-half} -60Z`,
      mix(high, light.glow, 0.5),
      0.5,
    )
    p.box(-half, -34, half * 2, 10, s.tone('#2a2b30', 0, 0.4), { opacity: 0.8 })
  })
  p.path(shoulder, high, 0.75)
  p.line(doors, dark, 2, 0.65)
  for (const [x, y] of handles) p.box(x, y, 20, 4.5, chrome, { r: 2 })
}

function glass(s: Scene, { windows }: Shell, { glass: pane, dark }: Coat): void {
  const { p } = s
  for (const window of windows) {
    p.path(window, pane)
    p.line(window, dark, 2.4, 0.75)
    p.group({ clip: window }, () => {
      for (const seat of [-60, 24])
        p.path(
          `M${seat - 12} -104L${seat - 8} -140Q${seat} -150 ${seat + 6} -140L${seat + 10} -104Z`,
          '#141a20',
          0.45,
        )
      p.path(
        'M40 -190L62 -190L-6 -100L-28 -100ZM-70 -190L-58 -190L-126 -100L-138 -100ZM-90 -190L-84 -190L-152 -100L-158 -100Z',
        '#ffffff',
        0.16,
      )
    })
  }
}

function lights(s: Scene, { headlight, lampAt, taillight, half }: Shell, { chrome, body, dark }: Coat): void {
  const { p } = s
  const [x, y] = lampAt
  p.path(headlight, s.lamps ? s.light.lamp : p.across(s.tone('#dfe8ec', 0, 0.9), '#ffffff'))
  p.line(headlight, dark, 1.4, 0.5)
  p.path(taillight, s.tone('#c8322f', 0, s.lamps ? 1 : 0.8))
  if (s.lamps) p.glow(-half + 10, y, 60, '#ff5a45', 0.75)
  beam(s, x, y, 330)
  p.box(x - 24, y + 26, 28, 5, chrome, { r: 2, opacity: 0.8 })
  p.path('M78 -120C82 -132 98 -134 102 -124L100 -114L84 -114Z', body)
  p.line('M80 -120C84 -132 98 -133 101 -124', s.light.glow, 1.6, 0.7)
}
