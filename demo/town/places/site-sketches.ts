/** The kinds of enclosed grounds. Streets go around them. */
export type SiteKind =
  | 'park'
  | 'garden'
  | 'square'
  | 'campus'
  | 'hospital'
  | 'sport'
  | 'cemetery'
  | 'golf'
  | 'airport'
  | 'port'

export interface SiteSketch {
  name: string
  kind: SiteKind
  shape: 'box' | 'oval' | 'blob'
  x: number
  y: number
  width: number
  height: number
  /** Degrees anticlockwise from east. */
  lean: number
}

type Row = readonly [string, SiteKind, SiteSketch['shape'], number, number, number, number, number]

const rows: readonly Row[] = [
  ['Castle Park', 'park', 'blob', -890, 1_330, 660, 520, 30],
  ['Alder Meadows', 'park', 'blob', -1_000, 2_880, 620, 300, 62],
  ['Meridian Gardens', 'park', 'box', 1_560, 1_730, 330, 210, 16],
  ['Botanical Garden', 'garden', 'blob', 60, 2_960, 420, 300, 80],
  ['Beacon Hill Park', 'park', 'blob', 3_430, 3_330, 900, 640, 25],
  ['Westgate Common', 'park', 'blob', -2_930, 1_560, 480, 380, 10],
  ['Northfield Park', 'park', 'blob', -620, 4_700, 430, 300, -20],
  ['Lido Park', 'park', 'box', 4_560, 1_090, 330, 230, -20],
  ['Orchard Green', 'park', 'oval', -2_420, 3_130, 240, 190, 30],
  ['Lantern Green', 'park', 'oval', -2_750, -150, 220, 170, 40],
  ['Kingsway Gardens', 'park', 'box', 800, 1_330, 150, 230, 14],
  ['Tamarisk Gardens', 'park', 'box', 3_330, 1_560, 260, 150, -4],
  ['Sandholme Links', 'golf', 'blob', 6_080, 1_040, 700, 900, 10],
  ['Hillside Cemetery', 'cemetery', 'box', 2_330, 3_480, 300, 210, 18],
  ['Market Square', 'square', 'box', -235, 745, 118, 76, 8],
  ['Harbour Square', 'square', 'box', -140, 560, 130, 44, 6],
  ['Mill Square', 'square', 'box', -640, 2_120, 92, 76, 66],
  ['Theatre Square', 'square', 'box', 1_010, 1_760, 84, 108, 16],
  ['Meridian Circus', 'square', 'oval', 2_010, 2_090, 120, 120, 0],
  ['Station Square', 'square', 'box', 900, 2_520, 130, 78, 10],
  ['Bandstand Square', 'square', 'box', 2_980, 1_165, 150, 84, -1],
  ['Museum Square', 'square', 'box', 420, 780, 88, 96, 12],
  ['Westgate Square', 'square', 'box', -2_240, 1_075, 96, 84, 4],
  ['Orchard Square', 'square', 'box', -1_880, 2_690, 88, 88, 45],
  ['Northfield Cross', 'square', 'box', -1_000, 4_360, 90, 80, -20],
  ['College Square', 'square', 'box', 690, 3_200, 96, 110, -4],
  ['University', 'campus', 'box', 830, 3_640, 560, 380, -4],
  ["St Clare's Hospital", 'hospital', 'box', -1_750, 3_520, 380, 280, 62],
  ['Harbour Stadium', 'sport', 'box', 1_830, 3_080, 330, 280, 16],
  ['Northfield Sports Ground', 'sport', 'box', -1_950, 4_420, 330, 220, -24],
  ['Strand Tennis Club', 'sport', 'box', 3_780, 1_860, 190, 150, 10],
  ['Container Port', 'port', 'box', -1_265, -215, 470, 210, 8],
  ['Selmara Airport', 'airport', 'box', 7_960, 1_900, 2_150, 520, 32],
]

/** A sketch of parks, squares and other grounds, around which the streets were laid. */
export const siteSketches: readonly SiteSketch[] = rows.map(
  ([name, kind, shape, x, y, width, height, lean]) => ({
    name,
    kind,
    shape,
    x,
    y,
    width,
    height,
    lean,
  }),
)
