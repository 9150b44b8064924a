/** The position and the paint of a cycle. */
export interface Cycle {
  x: number
  y: number
  scale?: number
  colour: string
  flip?: boolean
}
