import type { ServerVertical } from '../server-vertical.ts'

export const announcements: ServerVertical = {
  noun: 'announcement',
  homeStrips: [{ code: 'news', order: 'newest' }],
  strips: [
    { code: 'new', order: 'newest' },
    { code: 'near', order: 'nearest' },
  ],
}
