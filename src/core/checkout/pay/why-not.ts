import type { PaymentMethod } from '#contract/entities/placed.ts'
import type { BillView } from '#src/core/checkout/bill/use-bill.ts'

/** The reason why a method cannot pay an order; undefined where it can, or nobody has said. */
export const whyNot = (method: PaymentMethod, methods: BillView['methods']): string | undefined =>
  methods.find((it) => it.method === method && !it.allowed)?.why
