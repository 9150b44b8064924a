import { getArea } from '#contract/calls/places/area.ts'
import { pageStore } from '../db/page-store.ts'
import { oneAtATime } from '../outbox/alone.ts'
import { send } from '../provider/call.ts'
import { areaPictures } from './area-pictures.ts'
import { SavedAreas } from './saved-areas.ts'

/** The saved areas on this device. */
export const savedAreas = new SavedAreas({
  store: pageStore,
  ask: (request, signal) => send(getArea, request, signal),
  pictures: areaPictures,
  alone: oneAtATime('areas'),
})
