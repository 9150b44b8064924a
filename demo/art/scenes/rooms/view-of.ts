import type { Outlook } from '../../indoors/outlook.ts'
import type { Scene } from '../../paper/scene.ts'

/** The view of a listing, the same from all its windows. */
export const viewOf = (s: Scene): Outlook => s.own.fork('view').pick(['sea', 'hills', 'town', 'garden'])
