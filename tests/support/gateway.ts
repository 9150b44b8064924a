import type { TestApp } from './app.ts'
import { newKey, referenceOf } from './orders.ts'

type State = 'paid' | 'declined' | 'expired'

/** The sandbox gateway as a person who pays sees it, and its webhook. */
export function gateway(server: TestApp) {
  /** Sends news to the webhook; answers the status. */
  async function post(payload: string, signature: string): Promise<number> {
    const headers = { 'content-type': 'application/json', 'payment-signature': signature }
    const url = '/public/webhooks/payments'
    return (await server.app.inject({ method: 'POST', url, payload, headers })).statusCode
  }
  return {
    post,
    /** Follows the way to pay to the gateway's page; answers its path. */
    async toGateway(reference: string): Promise<string> {
      const way = await server.app.inject(`/public/pay/${reference}`)
      if (way.statusCode !== 303) throw new Error(`No way leads to the payment of ${reference}.`)
      return new URL(String(way.headers.location)).pathname
    },
    press: (path: string, decision: string, delivery = 'at_once') =>
      server.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `decision=${decision}&delivery=${delivery}`,
      }),
    /** Sends the outcome of a payment of ten. */
    async tell(reference: string, state: State, id = `${reference} ${state}`): Promise<number> {
      const { sandbox } = server.services
      if (!sandbox) throw new Error('There is no sandbox.')
      const { body, signature } = sandbox.signed({ id, reference, state, amountMinor: 1000, currency: 'USD' })
      return post(body, signature)
    },
  }
}

/** Buys something online as the person of the token, and pays for it; answers its reference. */
export async function buyOnline(
  server: TestApp,
  token: string,
  call: string,
  asked: object,
): Promise<string> {
  const { toGateway, press } = gateway(server)
  const request = { token, method: 'ONLINE', idempotency_key: newKey(), ...asked }
  const reference = referenceOf(await server.call(call, request))
  await press(await toGateway(reference), 'paid')
  return reference
}
