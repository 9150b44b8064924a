import type { Scene } from '../paper/scene.ts'
import { groundShadow } from './coat.ts'
import type { Cycle } from './cycle.ts'
import { circle } from './wheel.ts'

/** Two kick scooters, one leaning on its stand behind the other. */
export function kickScooters(s: Scene, { x, y, scale = 1, colour, flip = false }: Cycle): void {
  s.p.group({ x, y, scale, flip }, () => {
    kickScooter(s, -64, -14, s.accents.second)
    kickScooter(s, 44, 0, colour)
  })
}

function kickScooter(s: Scene, x: number, y: number, colour: string): void {
  const { p } = s
  const [metal, dark] = [s.tone('#d5d9dc', 0, 0.95), s.tone('#34302f', 0, 0.6)]
  p.group({ x, y }, () => {
    groundShadow(s, 0, 0, 110, 9)
    p.line('M68 -20L40 -214', metal, 9)
    p.line('M60 -76L50 -148', s.tone(colour, 0, 1), 13)
    p.line('M16 -220L64 -208', metal, 7)
    p.line('M8 -222L26 -218M56 -210L76 -205', s.tone(colour, 0, 0.9), 12)
    p.path(
      'M-88 -30L48 -30L62 -66L76 -62L62 -18L-88 -18Z',
      p.down(s.tone(colour, 0, 1), s.tone(colour, 0, 0.5)),
    )
    p.box(-80, -35, 112, 8, dark, { r: 3 })
    p.path('M-112 -36Q-96 -52 -70 -36L-74 -30L-110 -28Z', s.tone(colour, 0, 0.7))
    for (const at of [-92, 70]) {
      p.disc(at, -18, 18, dark)
      p.disc(at, -18, 11, s.tone('#f6efe2', 0, 1))
      p.line(circle(at, -18, 5), metal, 4)
    }
  })
}
