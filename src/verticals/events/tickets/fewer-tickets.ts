import * as v from 'valibot'
import type { Formatters } from '#src/core/checkout/perks/perk-choice.ts'
import type { Remedy } from '#src/core/checkout/sold.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { Refused } from '#src/data/provider/errors.ts'
import { type ChosenTickets, withAtMost } from './cart.ts'

const leftSchema = v.array(v.object({ ticket_id: v.number(), left: v.number() }))

/** The remedy for sold-out tickets: as many as are left, where the server says how many. */
export function fewerTickets(
  error: unknown,
  { chosen }: Draft<ChosenTickets>,
  { t }: Formatters,
): Remedy<ChosenTickets> | undefined {
  const left = leftIn(error)
  if (left.length === 0) return undefined
  const nameOf = (id: number) => chosen.find((it) => it.id === id)?.name ?? ''
  return {
    lines: left.map(({ id, left: n }) => ({
      key: String(id),
      text: t('checkout.left', { name: nameOf(id), n }),
    })),
    action: 'checkout.takeLeft',
    take: (now) => withAtMost(now, left),
  }
}

function leftIn(error: unknown): readonly { id: number; left: number }[] {
  if (!(error instanceof Refused) || error.code !== 'SOLD_OUT') return []
  const found = v.safeParse(leftSchema, error.answer.left)
  return found.success ? found.output.map(({ ticket_id: id, left }) => ({ id, left })) : []
}
