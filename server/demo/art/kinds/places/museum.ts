import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { museumHall } from '../../scenes/halls/museum-hall.ts'
import { newMuseum } from '../../scenes/halls/new-museum.ts'
import { temple } from '../../scenes/halls/temple.ts'

const museumCover: Draw = oneOf(temple, newMuseum, museumHall)

export const museum: Kind = {
  times: ['day', 'golden', 'dusk', 'dawn', 'night'],
  views: [museumCover, museumHall, closer(museumHall, 600, 420, 1.7), temple, newMuseum],
}
