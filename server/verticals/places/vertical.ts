import type { ServerVertical } from '../server-vertical.ts'

export const places: ServerVertical = {
  homeStrips: [{ code: 'places', order: 'best' }],
  strips: [
    { code: 'loved', order: 'best' },
    { code: 'near', order: 'nearest' },
    { code: 'new', order: 'newest' },
  ],
}
