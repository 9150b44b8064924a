/**
 * Little pictures in a box from -8 to 8: each is a list of lines, filled where they are rings. A width makes
 * a line, none makes a ring; two numbers and a radius make a disc.
 */
type Stroke = { line: readonly number[]; width: number }
type Ring = { ring: readonly number[] }
type Disc = { disc: readonly [x: number, y: number, radius: number] }
export type IconPart = Stroke | Ring | Disc

const line = (width: number, ...points: number[]): Stroke => ({ line: points, width })
const ring = (...points: number[]): Ring => ({ ring: points })
const disc = (x: number, y: number, radius: number): Disc => ({ disc: [x, y, radius] })

export const icons = {
  castle: [
    ring(
      -6,
      6,
      -6,
      -5,
      -4,
      -5,
      -4,
      -3,
      -1.2,
      -3,
      -1.2,
      -5,
      1.2,
      -5,
      1.2,
      -3,
      4,
      -3,
      4,
      -5,
      6,
      -5,
      6,
      6,
      1.7,
      6,
      1.7,
      2,
      -1.7,
      2,
      -1.7,
      6,
    ),
  ],
  columns: [
    ring(-6.5, -3, 0, -6.5, 6.5, -3),
    line(1.8, -4, -1.5, -4, 4),
    line(1.8, 0, -1.5, 0, 4),
    line(1.8, 4, -1.5, 4, 4),
    line(1.8, -6, 5.8, 6, 5.8),
  ],
  mask: [ring(-5.5, -5, 5.5, -5, 5, 1.5, 2.5, 5, 0, 6, -2.5, 5, -5, 1.5)],
  note: [
    disc(-3, 4, 2.6),
    disc(4, 3, 2.4),
    line(1.6, -1, 4, -1, -5),
    line(1.6, 5.8, 3, 5.8, -6),
    line(2.4, -1, -4.6, 5.8, -5.8),
  ],
  book: [ring(-6.5, -4.5, -0.6, -3.4, -0.6, 5.4, -6.5, 4.2), ring(6.5, -4.5, 0.6, -3.4, 0.6, 5.4, 6.5, 4.2)],
  cap: [
    ring(-7, -1.5, 0, -5, 7, -1.5, 0, 2),
    line(2.6, -3.6, 2.4, 0, 4.4, 3.6, 2.4),
    line(1.2, 6, -1.2, 6, 4),
  ],
  cross: [line(3.6, 0, -5, 0, 5), line(3.6, -5, 0, 5, 0)],
  ball: [line(2, -4, -4, 4, 4), disc(0, 0, 5.8)],
  plane: [line(2.4, 0, -6, 0, 5), line(2.2, -6, 1.6, 0, -1.4, 6, 1.6), line(1.6, -2.6, 6, 0, 4.6, 2.6, 6)],
  boat: [
    ring(-6.5, 2, 6.5, 2, 4.4, 6, -4.4, 6),
    ring(0.8, -6, 5, 0.6, 0.8, 0.6),
    ring(-0.6, -4, -0.6, 0.6, -4.4, 0.6),
  ],
  train: [
    ring(-4.6, -6, 4.6, -6, 4.6, 3.6, -4.6, 3.6),
    line(1.5, -3, 3.4, -5, 6.6),
    line(1.5, 3, 3.4, 5, 6.6),
  ],
  lighthouse: [
    ring(-1.7, -4, 1.7, -4, 3, 6.4, -3, 6.4),
    ring(-2.4, -4.4, 0, -7, 2.4, -4.4),
    line(1.3, 4, -4.2, 7, -5.6),
    line(1.3, -4, -4.2, -7, -5.6),
  ],
  leaf: [ring(-5, 5, -5.2, 0, -3, -4, 1, -5.6, 6, -6, 5.6, -1, 4, 3, 0, 5.2)],
  umbrella: [
    ring(-6.6, 0, -5.4, -3.4, -2.8, -5.6, 0, -6.2, 2.8, -5.6, 5.4, -3.4, 6.6, 0),
    line(1.5, 0, -1, 0, 6.4),
  ],
  basket: [
    ring(-6.6, -1.4, 6.6, -1.4, 4.6, 5.8, -4.6, 5.8),
    line(1.5, -3.8, -1, -1, -6),
    line(1.5, 3.8, -1, 1, -6),
  ],
  bed: [
    line(1.7, -6.4, -4, -6.4, 5),
    line(1.7, 6.4, 1, 6.4, 5),
    ring(-6, 0.4, 6.4, 0.4, 6.4, 3.4, -6, 3.4),
    disc(-3.4, -1.8, 1.8),
  ],
  dome: [ring(-5, 5.8, -5, 0, -3.6, -2.6, 0, -5, 3.6, -2.6, 5, 0, 5, 5.8), line(1.3, 0, -4.6, 0, -7)],
  peak: [ring(-7, 5, -1.8, -4.8, 1, 0.2, 2.8, -2.4, 7, 5)],
  anchor: [
    line(1.7, 0, -4, 0, 6),
    line(1.7, -3, -1.8, 3, -1.8),
    line(1.7, -5.4, 2, -3.6, 4.8, 0, 6, 3.6, 4.8, 5.4, 2),
    disc(0, -5, 1.7),
  ],
  fish: [ring(-6.4, 0, -3.4, -2.8, 0, -3.4, 3, -1, 6.4, -3.6, 6.4, 3.6, 3, 1, 0, 3.4, -3.4, 2.8)],
  wheel: [
    disc(0, 0, 2.2),
    line(1.6, 0, -6, 0, 6),
    line(1.6, -6, 0, 6, 0),
    line(1.6, -4.2, -4.2, 4.2, 4.2),
    line(1.6, -4.2, 4.2, 4.2, -4.2),
  ],
  tent: [ring(-6.6, 5, 0, -5.4, 6.6, 5, 1.8, 5, 0, 1.4, -1.8, 5)],
} satisfies Record<string, readonly IconPart[]>

export type IconName = keyof typeof icons
