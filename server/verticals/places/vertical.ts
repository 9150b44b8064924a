import type { ServerVertical } from '../server-vertical.ts'

export const places: ServerVertical = {
  noun: 'place',
  homeStrips: [{ code: 'places', order: 'best' }],
  strips: [
    { code: 'loved', order: 'best' },
    { code: 'near', order: 'nearest' },
    { code: 'new', order: 'newest' },
  ],
}
