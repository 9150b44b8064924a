import { apartmentFront } from '../../buildings/apartment-front.ts'
import { sky } from '../../nature/sky.ts'
import type { Scene } from '../../paper/scene.ts'
import { asphalt } from '../../settings/asphalt.ts'
import { row } from '../../town/row.ts'
import { skyline } from '../../town/skyline.ts'

export function townApartment(s: Scene): void {
  sky(s, { horizon: 600 })
  skyline(s, { y: 700, tall: 420, depth: 0.6 })
  row(s, { y: 820, from: -140, to: 330, width: 230, height: 480, depth: 0.08, shops: 5 })
  row(s, { y: 820, from: 860, to: 1340, width: 250, height: 440, depth: 0.08, shops: 5 })
  apartmentFront(s, 590, 826, 560, 3)
  asphalt(s, 822)
}
