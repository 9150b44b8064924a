import { at, type Point } from '../../town/geometry/point.ts'
import { box, oval, placed } from '../../town/geometry/shapes.ts'

/** A sports pitch: its ground and the lines painted on it. */
export interface Pitch {
  ring: readonly Point[]
  lines: readonly (readonly Point[])[]
}

function pitch(x: number, y: number, lean: number, width = 105, height = 68): Pitch {
  const angle = (lean * Math.PI) / 180
  const own = (px: number, py: number) => placed(at(px, py), at(x, y), angle)
  const ring = box(at(x, y), width, height, angle)
  const closed = (line: Point[]) => [...line, line[0] ?? at(x, y)]
  const middle = oval(at(x, y), width * 0.17, width * 0.17, 0, 20)
  return { ring, lines: [closed(ring), [own(0, -height / 2), own(0, height / 2)], closed(middle)] }
}

/** The football grounds and tennis courts of the town. */
export const pitches: readonly Pitch[] = [
  pitch(1_830, 3_080, 16, 104, 68),
  pitch(-2_020, 4_450, -24),
  pitch(-1_900, 4_395, -24, 60, 40),
  pitch(3_745, 1_880, 10, 24, 11),
  pitch(3_745, 1_845, 10, 24, 11),
  pitch(3_805, 1_890, 10, 24, 11),
  pitch(3_805, 1_855, 10, 24, 11),
]
