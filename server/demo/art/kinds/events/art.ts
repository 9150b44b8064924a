import { byLamplight, closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { atelier } from '../../scenes/galleries/atelier.ts'
import { gallery } from '../../scenes/galleries/gallery.ts'
import { lightWork } from '../../scenes/galleries/light-work.ts'
import { sculptures } from '../../scenes/galleries/sculptures.ts'

const cover: Draw = byLamplight(
  oneOf(gallery, lightWork, lightWork, atelier),
  oneOf(gallery, sculptures, atelier),
)

export const art: Kind = {
  times: ['day', 'golden', 'dusk', 'night', 'day'],
  views: [cover, closer(gallery, 560, 400, 1.7), atelier, sculptures, byLamplight(lightWork, gallery)],
}
