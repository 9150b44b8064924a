import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { coffeeBar } from '../../scenes/tables/coffee-bar.ts'
import { cupAtWindow } from '../../scenes/tables/cup-at-window.ts'
import { pavement } from '../../scenes/tables/pavement.ts'

const coffee: Draw = oneOf(coffeeBar, pavement, cupAtWindow)

export const cafe: Kind = {
  times: ['day', 'dawn', 'golden', 'day', 'dusk'],
  views: [coffee, cupAtWindow, coffeeBar, closer(coffee, 640, 640, 1.6), pavement],
}
