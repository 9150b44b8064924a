import type { ServerVertical } from '../server-vertical.ts'

export const services: ServerVertical = {
  noun: 'service',
  homeStrips: [{ code: 'services', order: 'nearest' }],
  strips: [
    { code: 'near', order: 'nearest' },
    { code: 'loved', order: 'best' },
    { code: 'new', order: 'newest' },
  ],
}
