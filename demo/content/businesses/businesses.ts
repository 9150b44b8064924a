import type { DemoBusiness } from '../demo-listing.ts'
import { care } from './care.ts'
import { stages } from './stages.ts'
import { tables } from './tables.ts'
import { town } from './town.ts'
import { wheelsAndBoats } from './wheels-and-boats.ts'

const all = { ...wheelsAndBoats, ...tables, ...stages, ...town, ...care }

export type BusinessSlug = keyof typeof all

export const businesses: DemoBusiness[] = Object.entries(all).map(([slug, [name, about]]) => ({
  slug,
  name,
  about,
}))
