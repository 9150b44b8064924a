import { isStreet } from '../roads/road.ts'
import type { Street } from '../roads/street.ts'
import type { Survey } from '../survey.ts'

/** Draws streets by chance; a long one is more likely than a short one. */
export class RandomStreets {
  readonly #byQuarter = new Map<string, Street[]>()
  readonly #inTown: Street[]

  constructor({ streets, districts }: Survey) {
    const lived = streets.filter(
      (it) => isStreet(it) && it.quarter && it.class !== 'trunk' && !/Bridge$/.test(it.name),
    )
    const townNames = new Set(districts.map((it) => it.name))
    this.#inTown = lived.filter((it) => townNames.has(it.quarter ?? ''))
    for (const street of lived) {
      const known = this.#byQuarter.get(street.quarter ?? '') ?? []
      known.push(street)
      this.#byQuarter.set(street.quarter ?? '', known)
    }
  }

  pick(random: () => number, quarter: string | undefined): Street {
    const among = quarter === undefined ? this.#inTown : this.#byQuarter.get(quarter)
    const total = among?.reduce((sum, it) => sum + it.length, 0) ?? 0
    let rest = random() * total
    const found = among?.find((it) => {
      rest -= it.length
      return rest < 0
    })
    const chosen = found ?? among?.at(-1)
    if (!chosen) throw new RangeError(`There is no district or village called ${quarter}.`)
    return chosen
  }
}
