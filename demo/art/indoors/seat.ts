import type { Scene } from '../paper/scene.ts'

export interface Piece {
  x: number
  /** The y of the floor below it. */
  y: number
  scale?: number
  colour: string
  flip?: boolean
}

export const contact = ({ p, light }: Scene, x: number, y: number, half: number, opacity = 0.4): void =>
  p.oval(
    x,
    y,
    half,
    Math.max(5, half * 0.1),
    p.out([
      [0, light.shadow, opacity],
      [0.6, light.shadow, opacity * 0.6],
      [1, light.shadow, 0],
    ]),
  )
