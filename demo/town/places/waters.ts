/** A name on the sea or along the coast, with the zooms between which it is shown. */
export interface SeaName {
  name: string
  kind: 'ocean' | 'bay' | 'harbour' | 'cape'
  x: number
  y: number
  from: number
  to: number
}

export const seaNames: readonly SeaName[] = [
  { name: 'Atlantic Ocean', kind: 'ocean', x: -14_000, y: -17_000, from: 5, to: 8 },
  { name: 'Amber Bay', kind: 'bay', x: 2_300, y: -1_050, from: 10, to: 15 },
  { name: 'Selmara Harbour', kind: 'harbour', x: 60, y: -330, from: 14, to: 17 },
  { name: 'Marina', kind: 'harbour', x: 850, y: 150, from: 16, to: 18 },
  { name: 'Dock Basin', kind: 'harbour', x: -760, y: -330, from: 15, to: 18 },
  { name: 'Seal Bay', kind: 'bay', x: -1_900, y: 13_100, from: 10, to: 15 },
  { name: 'Norby Bay', kind: 'bay', x: 8_100, y: 14_300, from: 11, to: 15 },
  { name: 'Ambersand Bay', kind: 'bay', x: 10_300, y: 6_800, from: 11, to: 15 },
  { name: 'Fulmar Inlet', kind: 'bay', x: -15_600, y: 9_700, from: 11, to: 15 },
  { name: 'Saltmarsh Bay', kind: 'bay', x: -12_300, y: -1_900, from: 11, to: 15 },
  { name: 'Coopers Cove', kind: 'bay', x: -5_200, y: -1_850, from: 12, to: 16 },
  { name: 'Alder Strait', kind: 'bay', x: 3_400, y: -400, from: 13, to: 16 },
  { name: 'Lantern Head', kind: 'cape', x: -3_560, y: -2_500, from: 12, to: 16 },
  { name: 'Gannet Head', kind: 'cape', x: 7_900, y: -1_600, from: 12, to: 16 },
  { name: 'Skerry Point', kind: 'cape', x: -18_600, y: 4_750, from: 11, to: 15 },
  { name: 'Norby Point', kind: 'cape', x: 6_500, y: 16_750, from: 11, to: 15 },
  { name: 'Highcliff Head', kind: 'cape', x: -8_900, y: 15_800, from: 11, to: 15 },
  { name: 'Cape Hope', kind: 'cape', x: 11_650, y: 3_350, from: 11, to: 15 },
]

/** The woods with names. */
export const woodNames = [
  { name: 'Alder Forest', x: -4_850, y: 3_550 },
  { name: 'Hazel Wood', x: 2_600, y: 5_450 },
  { name: 'Fell Forest', x: 6_700, y: 9_300 },
  { name: 'Western Wood', x: -13_000, y: 6_200 },
] as const
