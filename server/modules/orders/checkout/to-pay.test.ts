import { expect, test } from 'vitest'
import { minor } from '#contract/money.ts'
import { methodProblem, type ToPay } from './to-pay.ts'

/** An order of eighty with a deposit of twenty, by somebody without money in their wallet. */
const order = (more: Partial<ToPay> = {}): ToPay => ({
  ...{ total: minor(8000), deposit: minor(2000), now: minor(2000) },
  ...{ balance: minor(0), isPartialWallet: false, refused: {}, ...more },
})
const refused = { PAY_AT_VENUE: 'order.closed', Online: 'order.noOnline' } as const
const partly = { isPartialWallet: true, now: minor(8000) }

test.each<[string, Parameters<typeof methodProblem>[0], Partial<ToPay>, string | undefined]>([
  ['a deposit cannot be paid on arrival', 'PAY_AT_VENUE', {}, 'order.depositFirst'],
  ['what has none can', 'PAY_AT_VENUE', { deposit: minor(0) }, undefined],
  [
    'a part from the wallet may be too little',
    'PAY_AT_VENUE',
    { ...partly, balance: minor(1999) },
    'order.depositFirst',
  ],
  [
    'a part from the wallet can be the deposit',
    'PAY_AT_VENUE',
    { ...partly, balance: minor(2000) },
    undefined,
  ],
  [
    'money in a wallet that is not to pay is no deposit',
    'PAY_AT_VENUE',
    { balance: minor(2000) },
    'order.depositFirst',
  ],
  ['a wallet pays what is to be paid now', 'WALLET', { balance: minor(2000) }, undefined],
  ['a wallet with less does not', 'WALLET', { balance: minor(1999) }, 'order.walletShort'],
  ['the gateway pays anything', 'Online', {}, undefined],
  ['who may not pay on arrival is told why', 'PAY_AT_VENUE', { refused, deposit: minor(0) }, 'order.closed'],
  ['who may not pay online is told why', 'Online', { refused }, 'order.noOnline'],
  ['what is free needs no method', 'PAY_AT_VENUE', { refused, total: minor(0) }, undefined],
])('%s', (_, method, more, problem) => {
  expect(methodProblem(method, order(more))).toBe(problem)
})
