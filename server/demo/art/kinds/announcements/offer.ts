import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { dressedWindow } from '../../scenes/town-life/dressed-window.ts'
import { streetParty } from '../../scenes/town-life/street-party.ts'

const offerCover: Draw = oneOf(dressedWindow, streetParty, dressedWindow)

export const offer: Kind = {
  times: ['day', 'golden', 'dusk', 'day'],
  views: [offerCover, closer(dressedWindow, 600, 480, 1.5), streetParty, dressedWindow],
}
