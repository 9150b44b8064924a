import { mix, rgbOf } from './colour.ts'
import type { Point } from './curve.ts'

/** A colour of a gradient with its position from 0 to 1 and its opacity. */
export type Stop = readonly [at: number, colour: string, cover?: number]

/** A gradient, in units of the painted form's box. */
export interface Gradient {
  round: boolean
  from: Point
  to: Point
  stops: readonly Stop[]
}

/** Colours at even distances. */
export const evenly = (colours: readonly (string | Stop)[]): Stop[] =>
  colours.map((it, i) => (typeof it === 'string' ? [i / Math.max(1, colours.length - 1), it] : it))

export function markup(id: string, { round, from, to, stops }: Gradient): string {
  const inner = stops
    .map(([at, colour, cover = 1]) => {
      const opacity = cover < 1 ? ` stop-opacity="${Math.round(cover * 1000) / 1000}"` : ''
      return `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${colour}"${opacity}/>`
    })
    .join('')
  const two = (v: number) => Math.round(v * 100) / 100
  if (round)
    return `<radialGradient id="${id}" cx="${two(from[0])}" cy="${two(from[1])}" r="${two(to[0])}">${inner}</radialGradient>`
  return `<linearGradient id="${id}" x1="${two(from[0])}" y1="${two(from[1])}" x2="${two(to[0])}" y2="${two(to[1])}">${inner}</linearGradient>`
}

/** The colour and opacity at a point of the painted form's box. */
export function colourAt(
  { round, from, to, stops }: Gradient,
  [x, y]: Point,
): readonly [number, number, number, number] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const t = round
    ? Math.hypot(x - from[0], y - from[1]) / to[0]
    : ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)
  const after = stops.findIndex((it) => it[0] >= t)
  const b = stops[after] ?? stops.at(-1) ?? [1, '#000000']
  const a = stops[after - 1] ?? b
  const share = b[0] > a[0] ? (t - a[0]) / (b[0] - a[0]) : 1
  const [coverA, coverB] = [a[2] ?? 1, b[2] ?? 1]
  return [...rgbOf(mix(a[1], b[1], share)), coverA + (coverB - coverA) * Math.min(1, Math.max(0, share))]
}
