import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

export interface Fish {
  x: number
  y: number
  long: number
  colour: string
  flip?: boolean
  turn?: number
}

/** A fish from the side. */
export function fish({ p, tone }: Scene, { x, y, long, colour, flip = false, turn = 0 }: Fish): void {
  p.group({ x, y, scale: long / 100, flip, rotate: turn }, () => {
    p.path('M-30 0L-54 -20C-48 -6 -48 6 -54 20Z', tone(lighten(colour, -0.06), 0, 0.7))
    p.path('M-8 -18Q6 -34 22 -20ZM-4 17Q6 30 16 18Z', tone(lighten(colour, -0.06), 0, 0.7))
    p.path(
      'M-36 0C-20 -22 12 -26 34 -14C44 -8 48 -3 50 0C48 4 44 9 34 14C12 24 -20 20 -36 0Z',
      p.down(tone(lighten(colour, 0.02), 0, 0.8), tone(colour, 0, 1), tone(lighten(colour, 0.16), 0, 1)),
    )
    p.line('M26 -14Q20 0 26 13', tone(lighten(colour, -0.14), 0, 0.5), 2, 0.7)
    p.disc(37, -4, 4, '#fffdf6')
    p.disc(38, -4, 2.2, '#221c20')
  })
}
