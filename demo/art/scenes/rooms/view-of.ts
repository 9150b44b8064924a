import type { Outlook } from '../../indoors/outlook.ts'
import type { Scene } from '../../paper/scene.ts'

/** What a listing looks out on, the same from all its windows. */
export const viewOf = (s: Scene): Outlook => s.own.fork('view').pick(['sea', 'hills', 'town', 'garden'])
