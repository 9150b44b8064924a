/** The kinds of landmarks. The map has a colour and an icon for each. */
export type LandmarkKind =
  | 'castle'
  | 'museum'
  | 'theatre'
  | 'music'
  | 'library'
  | 'civic'
  | 'school'
  | 'hospital'
  | 'stadium'
  | 'sport'
  | 'airport'
  | 'ferry'
  | 'station'
  | 'lighthouse'
  | 'garden'
  | 'beach'
  | 'market'
  | 'hotel'
  | 'worship'
  | 'view'
  | 'marina'
  | 'fish'
  | 'mill'
  | 'ruin'
  | 'camp'

export type FootprintShape = 'block' | 'court' | 'cross' | 'hall' | 'oval' | 'round' | 'wings' | 'none'

/** The position of a landmark: exactly there, or at the nearest street front with room. */
export type Anchor = 'spot' | 'front'

export type LandmarkRow = readonly [
  name: string,
  kind: LandmarkKind,
  /** 1 is shown first when the map is small, 4 last. */
  rank: 1 | 2 | 3 | 4,
  anchor: Anchor,
  x: number,
  y: number,
  shape: FootprintShape,
  width: number,
  depth: number,
  /** In degrees anticlockwise from east. Fronts turn to their street. */
  lean: number,
]

/** The landmarks by which people give directions. */
export const landmarkSketches: readonly LandmarkRow[] = [
  ['Selmara Castle', 'castle', 1, 'spot', -870, 1_350, 'court', 118, 96, 24],
  ['Market Hall', 'market', 1, 'front', -235, 850, 'hall', 62, 38, 0],
  ['Town Hall', 'civic', 1, 'front', -310, 690, 'wings', 52, 30, 0],
  ['Fish Market', 'fish', 2, 'spot', -175, 518, 'hall', 74, 22, 6],
  ['Customs House', 'civic', 3, 'front', -60, 690, 'block', 34, 26, 0],
  ['Ferry Terminal', 'ferry', 1, 'spot', -445, 165, 'hall', 92, 40, -5],
  ['Harbour Office', 'civic', 4, 'spot', -255, 330, 'block', 22, 40, 8],
  ['Maritime Museum', 'museum', 1, 'front', 480, 800, 'wings', 60, 34, 0],
  ['Museum of the Island', 'museum', 2, 'front', 370, 730, 'court', 56, 44, 0],
  ['Alder Gallery', 'museum', 3, 'front', -560, 1_600, 'block', 38, 26, 0],
  ['Theatre Royal', 'theatre', 1, 'front', 1_070, 1_800, 'hall', 64, 40, 0],
  ['Lantern Playhouse', 'theatre', 3, 'front', -480, 1_080, 'block', 34, 26, 0],
  ['Concert Hall', 'music', 2, 'front', 700, 620, 'hall', 70, 42, 0],
  ['The Bandstand', 'music', 3, 'spot', 2_980, 1_165, 'round', 16, 16, 0],
  ['Central Library', 'library', 2, 'front', 930, 1_680, 'court', 58, 44, 0],
  ['Grand Hotel', 'hotel', 2, 'front', 2_560, 1_050, 'wings', 88, 34, 0],
  ['Hotel Miramar', 'hotel', 3, 'front', 3_650, 1_060, 'block', 46, 30, 0],
  ['Harbour Inn', 'hotel', 4, 'front', -420, 480, 'block', 26, 20, 0],
  ['Central Station', 'station', 1, 'front', 900, 2_590, 'hall', 120, 36, 0],
  ['Westgate Bus Station', 'station', 3, 'front', -2_160, 1_010, 'hall', 70, 34, 0],
  ['The Minster', 'worship', 1, 'front', -640, 940, 'cross', 66, 36, 0],
  ['Chapel of the Sea', 'worship', 3, 'front', 1_720, 760, 'cross', 30, 18, 0],
  ['Orchard Chapel', 'worship', 4, 'front', -1_930, 2_640, 'cross', 30, 18, 0],
  ['Garden Mosque', 'worship', 3, 'front', 1_350, 2_350, 'court', 40, 36, 0],
  ['Meridian Arcade', 'market', 2, 'front', 1_300, 2_050, 'hall', 78, 40, 0],
  ['Strand Pavilion', 'music', 2, 'spot', 2_647, 312, 'round', 58, 58, 0],
  ['Aquarium', 'fish', 2, 'front', 1_330, 480, 'wings', 64, 36, 0],
  ['Selmara Marina', 'marina', 2, 'spot', 850, 452, 'block', 70, 16, 0],
  ['Lifeboat Station', 'ferry', 4, 'spot', 1_125, 260, 'hall', 20, 34, 0],
  ['Old Ropeworks', 'mill', 3, 'front', -820, 360, 'hall', 110, 22, 0],
  ['Alder Mill', 'mill', 2, 'front', -520, 2_190, 'wings', 48, 24, 0],
  ['Tidewater Brewery', 'mill', 4, 'front', -1_050, 2_120, 'block', 44, 34, 0],
  ['University', 'school', 1, 'spot', 830, 3_700, 'court', 110, 84, -4],
  ['Faculty of Sciences', 'school', 4, 'spot', 980, 3_620, 'wings', 90, 40, -4],
  ['Faculty of Letters', 'school', 4, 'spot', 680, 3_600, 'court', 76, 60, -4],
  ['Students House', 'school', 4, 'spot', 840, 3_530, 'block', 70, 32, -4],
  ['Harbour School', 'school', 4, 'front', 640, 1_060, 'wings', 54, 28, 0],
  ['Northfield School', 'school', 4, 'front', -760, 4_280, 'wings', 60, 30, 0],
  ['Orchard School', 'school', 4, 'front', -2_350, 2_420, 'wings', 56, 30, 0],
  ["St Clare's Hospital", 'hospital', 1, 'spot', -1_740, 3_540, 'wings', 170, 64, 62],
  ['Hospital West Wing', 'hospital', 4, 'spot', -1_806, 3_575, 'block', 70, 40, 62],
  ['Harbour Stadium', 'stadium', 1, 'spot', 1_830, 3_080, 'oval', 224, 178, 16],
  ['Strand Lido', 'sport', 3, 'spot', 4_560, 1_080, 'block', 64, 34, -20],
  ['Northfield Pavilion', 'sport', 4, 'spot', -1_920, 4_340, 'block', 44, 16, -24],
  ['Links Clubhouse', 'sport', 4, 'spot', 5_880, 1_260, 'wings', 44, 24, 20],
  ['Palm House', 'garden', 2, 'spot', 60, 2_950, 'cross', 58, 26, 80],
  ['Observatory', 'view', 3, 'spot', 3_480, 3_420, 'round', 24, 24, 0],
  ['Beacon Tower', 'view', 2, 'spot', 3_300, 3_250, 'round', 12, 12, 0],
  ['Selmara Airport', 'airport', 1, 'spot', 7_575, 1_918, 'wings', 190, 56, 212],
  ['Lantern Head Lighthouse', 'lighthouse', 1, 'spot', -3_640, -3_080, 'round', 14, 14, 0],
  ['Mole Light', 'lighthouse', 4, 'spot', 322, -803, 'round', 9, 9, 0],
  ['Long Strand', 'beach', 1, 'spot', 3_700, 800, 'none', 0, 0, 0],
  ['Coopers Beach', 'beach', 2, 'spot', -5_150, -1_090, 'none', 0, 0, 0],
  ['Seal Bay Beach', 'beach', 2, 'spot', -2_250, 11_680, 'none', 0, 0, 0],
  ['Amber Sands', 'beach', 2, 'spot', 9_030, 6_850, 'none', 0, 0, 0],
  ['Crater Lake View', 'view', 2, 'spot', -7_500, 7_815, 'none', 0, 0, 0],
  ['Skerry Light', 'lighthouse', 3, 'spot', -18_420, 4_860, 'round', 12, 12, 0],
  ['Norby Light', 'lighthouse', 3, 'spot', 7_000, 16_900, 'round', 12, 12, 0],
  ['Priory Ruins', 'ruin', 3, 'spot', -3_450, 5_050, 'court', 46, 36, 12],
  ['Fallow Stones', 'ruin', 3, 'spot', 1_500, 8_250, 'none', 0, 0, 0],
  ['Saltmarsh Camping', 'camp', 3, 'spot', -12_000, -780, 'none', 0, 0, 0],
]
