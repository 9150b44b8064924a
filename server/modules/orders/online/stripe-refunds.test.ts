import { describe, expect, test } from 'vitest'
import { runCommand } from '#server/operator/commands.ts'
import { stripeShop } from '#tests/support/stripe/shop.ts'

const { server, stripe, later, paid, tell, bookingOf, cancel, reconcile, refundsOf } = stripeShop()

async function operate(...args: string[]): Promise<{ output: string; code: number }> {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  return runCommand(args, services, { mode: 'test', database, clock, tell: () => {}, signal })
}

describe('a refund', () => {
  /** A cancelled booking whose refund has not left. */
  async function owed(): Promise<string> {
    const reference = await paid()
    await cancel(reference)
    return reference
  }

  test('is a part where so much was agreed', async () => {
    const reference = await paid()
    await server.database.query
      .updateTable('booking')
      .set({ full_refund_until: server.clock.now(), part_refund_until: later(), part_refund_percent: 35 })
      .where('reference', '=', reference)
      .execute()
    await cancel(reference)
    await reconcile()
    expect(refundsOf(reference)).toMatchObject([{ amount: 350 }])
    expect(await bookingOf(reference)).toMatchObject({ refunds: [{ amount: 3.5, state: 'done' }] })
  })

  test('whose answer is lost is not made twice, not even when Stripe has forgotten the key', async () => {
    const reference = await owed()
    stripe.weather = 'answer lost'
    await expect(reconcile()).rejects.toThrow('Stripe gave no answer')
    stripe.weather = 'fair'
    expect(refundsOf(reference)).toHaveLength(1)
    expect(await bookingOf(reference)).toMatchObject({ refunds: [{ state: 'pending' }] })
    stripe.forgetKeys()
    await reconcile()
    expect(refundsOf(reference)).toHaveLength(1)
    expect(await bookingOf(reference)).toMatchObject({ refunds: [{ state: 'done' }] })
  })

  test('that two servers send at once is made once', async () => {
    const reference = await owed()
    await Promise.all([reconcile(), reconcile()])
    expect(refundsOf(reference)).toHaveLength(1)
    expect(await bookingOf(reference)).toMatchObject({ refunds: [{ state: 'done' }] })
  })

  test('that Stripe refuses keeps no other one back, and waits for the operator', async () => {
    const [bad, good] = [await owed(), await owed()]
    const intent = [...stripe.sessions.values()].find((it) => it.client_reference_id === `${bad}-1`)
    // An operator refunded it by hand at Stripe.
    const byHand = { id: 're_byHand', object: 'refund', amount: 1000, status: 'succeeded', metadata: {} }
    stripe.refunds.push({ ...byHand, payment_intent: intent?.payment_intent } as (typeof stripe.refunds)[0])
    await reconcile()
    expect(await bookingOf(good)).toMatchObject({ refunds: [{ state: 'done' }] })
    expect(await bookingOf(bad)).toMatchObject({ refunds: [{ state: 'pending' }] })
    const { output } = await operate('refunds', 'list')
    expect(output).toMatch(
      new RegExp(`^\\d+  ${bad.slice(-7)}  .*  10 USD  failed: charge_already_refunded\n$`),
    )
    const id = output.split(' ')[0] ?? ''
    expect(await operate('refunds', 'paid', id)).toMatchObject({ code: 0 })
    expect(await bookingOf(bad)).toMatchObject({ refunds: [{ state: 'done' }] })
    expect((await operate('refunds', 'list')).output).toBe('There is none.\n')
    for (const verb of ['paid', 'retry'])
      expect(await operate('refunds', verb, id)).toMatchObject({ code: 1 })
    expect(await operate('refunds', 'retry', 'all')).toMatchObject({ code: 1 })
  })

  test('that fails days later is owed again, and made anew when the operator says so', async () => {
    const reference = await owed()
    await reconcile()
    const [first] = refundsOf(reference)
    const news = stripe.failRefund(first)
    expect(await tell(news)).toBe(200)
    expect(await bookingOf(reference)).toMatchObject({ refunds: [{ amount: 10, state: 'pending' }] })
    await reconcile()
    expect(refundsOf(reference)).toHaveLength(1)
    const { output } = await operate('refunds', 'list')
    expect(output).toContain('failed: expired_or_canceled_card')
    await operate('refunds', 'retry', output.split(' ')[0] ?? '')
    await reconcile()
    expect(refundsOf(reference)).toMatchObject([{ status: 'failed' }, { amount: 1000, status: 'succeeded' }])
    // The first refund's webhook comes a second time.
    expect(await tell(news)).toBe(200)
    expect(await bookingOf(reference)).toMatchObject({ refunds: [{ state: 'done' }] })
  })

  test.each([
    [
      'in the answer itself',
      () => {
        stripe.refundStatus = 'failed'
      },
    ],
    [
      'by news that is faster than the answer',
      (reference: string) => {
        stripe.meanwhile = async () => {
          const [made] = refundsOf(reference)
          if (made) await tell(stripe.failRefund(made))
        }
      },
    ],
  ])('that fails at once is owed still: it says so %s', async (_, fail) => {
    const reference = await owed()
    fail(reference)
    await reconcile()
    expect(await bookingOf(reference)).toMatchObject({ refunds: [{ state: 'pending' }] })
    const { output } = await operate('refunds', 'list')
    await operate('refunds', 'paid', output.split(' ')[0] ?? '')
  })
})
