import type { LandmarkKind } from '../../town/places/landmark-sketches.ts'
import type { IconName } from './icons.ts'
import type { LabelStyleName } from './label-style.ts'

/** The colour and the picture of each kind of landmark. */
export const LANDMARK_LOOKS: Record<LandmarkKind, readonly [LabelStyleName, IconName]> = {
  castle: ['sight', 'castle'],
  museum: ['culture', 'columns'],
  theatre: ['culture', 'mask'],
  music: ['culture', 'note'],
  library: ['learning', 'book'],
  civic: ['civic', 'columns'],
  school: ['learning', 'cap'],
  hospital: ['health', 'cross'],
  stadium: ['leisure', 'ball'],
  sport: ['leisure', 'ball'],
  airport: ['transport', 'plane'],
  ferry: ['transport', 'boat'],
  station: ['transport', 'train'],
  lighthouse: ['sight', 'lighthouse'],
  garden: ['leisure', 'leaf'],
  beach: ['shore', 'umbrella'],
  market: ['market', 'basket'],
  hotel: ['culture', 'bed'],
  worship: ['sight', 'dome'],
  view: ['shore', 'peak'],
  marina: ['transport', 'anchor'],
  fish: ['market', 'fish'],
  mill: ['market', 'wheel'],
  ruin: ['sight', 'castle'],
  camp: ['leisure', 'tent'],
}
