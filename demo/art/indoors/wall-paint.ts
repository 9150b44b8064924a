import type { Scene } from '../paper/scene.ts'

const PALE = ['#f1e7d3', '#dbe8dc', '#f3d8c6', '#d2e4ea', '#f6e4b6', '#e4dcee', '#f3cec2', '#e9efe9'] as const
const RICH = ['#86b0a2', '#c97f62', '#3f6773', '#dba94c', '#8f6078', '#6d8a62', '#e2a797', '#7395b8'] as const

/** The colour of a listing's walls, the same in all its rooms. */
export function wallPaint({ own, accents }: Scene, mood: 'pale' | 'rich' | 'any' = 'any'): string {
  const r = own.fork('wall paint')
  const isPale = mood === 'any' ? r.chance(0.58) : mood === 'pale'
  return isPale ? r.pick([...PALE, accents.pale]) : r.pick([...RICH, accents.deep])
}
