import { type Minor, sum } from '../money.ts'
import type { Plan } from './plan.ts'

/** The price of a visit; whoever does a service for which nobody was asked, it costs the same. */
export const priceOf = ({ lines }: Plan): Minor => sum(...lines.map((it) => it.price))
