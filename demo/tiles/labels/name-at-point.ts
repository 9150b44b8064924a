import type { Bounds } from '../../town/geometry/point.ts'
import { DENSITY } from '../frame.ts'
import type { PlacedLetter } from '../text/draw-text.ts'
import { setParagraph, type TextLine } from '../text/line-of-text.ts'
import type { PointCandidate } from './candidate.ts'
import { ICON_REACH } from './draw-icon.ts'
import { type LabelStyle, labelStyles } from './label-style.ts'
import type { Name, PlacedLabel } from './placed-label.ts'

const LINE_HEIGHT = 1.16
/** From the top of a line to its base line. */
const ASCENT = 0.86
const PADDING = 5

interface Spot {
  /** The middle of the text. */
  x: number
  y: number
}

/** A name at a point. It may be placed at any of the spots around it. */
export function nameAtPoint(candidate: PointCandidate, scale: number): Name {
  const style: LabelStyle = labelStyles[candidate.style]
  const size = style.size * DENSITY * (candidate.scale ?? 1)
  const lines = setParagraph(candidate.text, style.ink.face, style.wrap ?? 99, style.spacing)
  const width = Math.max(...lines.map((it) => it.width)) * size
  const height = lines.length * LINE_HEIGHT * size
  const [x, y] = [candidate.at.x * scale, -candidate.at.y * scale]
  const spots = spotsFor(candidate, x, y, width, height)
  const standing = (spot: Spot): PlacedLabel => {
    const text = {
      minX: spot.x - width / 2,
      minY: spot.y - height / 2,
      maxX: spot.x + width / 2,
      maxY: spot.y + height / 2,
    }
    return {
      text: candidate.text,
      ink: style.ink,
      letters: lines.flatMap((line, i) =>
        lettersOf(line, spot, size, spot.y - height / 2 + (i * LINE_HEIGHT + ASCENT) * size),
      ),
      boxes: [padded(text), ...(candidate.icon ? [iconBox(x, y)] : [])],
      ...(candidate.icon ? { icon: { name: candidate.icon, colour: style.ink.colour, x, y } } : {}),
      ...(candidate.mark ? { mark: { kind: candidate.mark, x, y } } : {}),
    }
  }
  return {
    places: [[...spots.keys()]],
    standing: (way) => spots[way] && standing(spots[way]),
  }
}

function spotsFor(
  { icon, mark }: PointCandidate,
  x: number,
  y: number,
  width: number,
  height: number,
): Spot[] {
  if (!icon && !mark) return [{ x, y }]
  const away = icon ? ICON_REACH + 3 : 10
  const beside = { x: x + away + 4 + width / 2, y }
  const below = { x, y: y + away + height / 2 }
  const others = [
    { x: x - away - 4 - width / 2, y },
    { x, y: y - away - height / 2 },
  ]
  return [below, beside, ...others]
}

function lettersOf({ chars, starts, width }: TextLine, spot: Spot, size: number, y: number): PlacedLetter[] {
  const left = spot.x - (width * size) / 2
  return chars.flatMap((char, i) =>
    char === ' ' ? [] : [{ char, x: left + (starts[i] ?? 0) * size, y, angle: 0, size }],
  )
}

function padded({ minX, minY, maxX, maxY }: Bounds): Bounds {
  return { minX: minX - PADDING, minY: minY - PADDING, maxX: maxX + PADDING, maxY: maxY + PADDING }
}

function iconBox(x: number, y: number): Bounds {
  return padded({ minX: x - ICON_REACH, minY: y - ICON_REACH, maxX: x + ICON_REACH, maxY: y + ICON_REACH })
}
