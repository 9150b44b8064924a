import type { TestApp } from './app.ts'

type State = 'paid' | 'declined' | 'expired'

/** The sandbox's gateway, as who pays there sees it, and as it tells of it. */
export function gateway(server: TestApp) {
  /** What is told, as it came; the answer's status. */
  async function post(payload: string, signature: string): Promise<number> {
    const headers = { 'content-type': 'application/json', 'payment-signature': signature }
    const url = '/public/webhooks/payments'
    return (await server.app.inject({ method: 'POST', url, payload, headers })).statusCode
  }
  return {
    post,
    /** Follows the way to pay to the gateway's page; its path. */
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
    /** Tells of a payment of ten what became of it. */
    async tell(reference: string, state: State, id = `${reference} ${state}`): Promise<number> {
      const { sandbox } = server.services
      if (!sandbox) throw new Error('There is no sandbox.')
      const { body, signature } = sandbox.signed({ id, reference, state, amountMinor: 1000, currency: 'USD' })
      return post(body, signature)
    },
  }
}
