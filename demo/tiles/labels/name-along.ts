import { at, type Point } from '../../town/geometry/point.ts'
import { alongs, stationAt } from '../../town/geometry/polyline.ts'
import { roundedOff, simplified } from '../../town/geometry/smoothing.ts'
import { DENSITY } from '../frame.ts'
import type { PlacedLetter } from '../text/draw-text.ts'
import { setLine, type TextLine } from '../text/line-of-text.ts'
import type { LineCandidate } from './candidate.ts'
import { type LabelStyle, labelStyles } from './label-style.ts'
import type { Name, PlacedLabel } from './placed-label.ts'

/** The distance between two copies of a name on a long street, in tile pixels. */
const REPEAT = 1_000
/** A name must not bend more than this from one letter to the next, nor more than that in all. */
const MOST_BEND = 0.3
const MOST_TURN = 1.15
/** From the middle of a small letter to the base line. */
const TO_BASE_LINE = 0.335

interface Track {
  line: Point[]
  known: number[]
  length: number
}

/** A name along a street. It may be placed at any distance along it. */
export function nameAlong(candidate: LineCandidate, scale: number): Name {
  const style: LabelStyle = labelStyles[candidate.style]
  const size = style.size * DENSITY * (candidate.scale ?? 1)
  const text = setLine(candidate.text, style.ink.face, style.spacing)
  const track = trackOf(candidate, scale)
  return {
    places: placesAlong(track.length, text.width * size, size),
    standing: (centre) => standing(candidate, style, size, text, track, centre),
  }
}

function placesAlong(length: number, width: number, size: number): number[][] {
  if (length - width < size) return []
  const count = Math.max(1, Math.floor(length / REPEAT))
  return Array.from({ length: count }, (_, i) => {
    const middle = (length * (i + 0.5)) / count
    const swing = Math.min(length / count / 2 - width / 2, REPEAT / 2)
    return triesAround(middle, Math.max(0, swing))
  })
}

function trackOf({ along }: LineCandidate, scale: number): Track {
  const pixels = along.map(({ x, y }) => at(x * scale, -y * scale))
  const line = roundedOff(simplified(pixels, 2.2), { rounds: 2 })
  const known = alongs(line)
  return { line, known, length: known.at(-1) ?? 0 }
}

function triesAround(middle: number, swing: number): number[] {
  const step = Math.max(26, swing / 7)
  const tries = [middle]
  for (let away = step; away <= swing; away += step) tries.push(middle - away, middle + away)
  return tries
}

function standing(
  { text }: LineCandidate,
  { ink }: LabelStyle,
  size: number,
  set: TextLine,
  track: Track,
  centre: number,
): PlacedLabel | undefined {
  const start = centre - (set.width * size) / 2
  if (start < size * 0.3 || start + set.width * size > track.length - size * 0.3) return undefined
  // The letters run from left to right, whichever direction the street has.
  const backwards = Math.cos(stationAt(track.line, centre, track.known).angle) < -0.02
  const letters = lettersAlong(set, size, track, start, backwards)
  return letters && { text, ink, letters: letters.placed, boxes: letters.boxes }
}

function lettersAlong(set: TextLine, size: number, track: Track, start: number, backwards: boolean) {
  const placed: PlacedLetter[] = []
  const boxes: PlacedLabel['boxes'] = []
  let [before, turn] = [Number.NaN, 0]
  for (const [i, char] of set.chars.entries()) {
    const half = (set.advances[i] ?? 0) / 2
    const middle = ((set.starts[i] ?? 0) + half) * size
    const along = backwards ? start + set.width * size - middle : start + middle
    const station = stationAt(track.line, along, track.known)
    const angle = backwards ? station.angle + Math.PI : station.angle
    const bend = Number.isNaN(before)
      ? 0
      : Math.abs(Math.atan2(Math.sin(angle - before), Math.cos(angle - before)))
    turn += bend
    before = angle
    if (bend > MOST_BEND || turn > MOST_TURN) return undefined
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [ahead, down] = [-half * size, TO_BASE_LINE * size]
    const [x, y] = [station.point.x, station.point.y]
    if (char !== ' ')
      placed.push({ char, x: x + cos * ahead - sin * down, y: y + sin * ahead + cos * down, angle, size })
    const reach = size * 0.62
    boxes.push({ minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach })
  }
  return { placed, boxes }
}
