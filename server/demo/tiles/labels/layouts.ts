import { survey } from '../../town/survey.ts'
import { LabelLayout } from './layout.ts'

const layouts = new Map<number, Promise<LabelLayout>>()

/** The layout of a zoom, settled when the first of its tiles is asked for. */
export function layoutOf(zoom: number): Promise<LabelLayout> {
  const known = layouts.get(zoom) ?? LabelLayout.of(zoom, survey())
  layouts.set(zoom, known)
  return known
}
