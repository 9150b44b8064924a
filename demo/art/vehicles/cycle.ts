/** Where something with pedals stands, and its paint. */
export interface Cycle {
  x: number
  y: number
  scale?: number
  colour: string
  flip?: boolean
}
