import { closer, type Kind, oneOf } from '../../kind.ts'
import { bookGallery } from '../../scenes/halls/book-gallery.ts'
import { nook } from '../../scenes/halls/nook.ts'
import { readingRoom } from '../../scenes/halls/reading-room.ts'

export const library: Kind = {
  times: ['day', 'golden', 'dusk', 'night'],
  views: [oneOf(readingRoom, bookGallery, nook), nook, closer(readingRoom, 560, 640, 1.7), bookGallery],
}
