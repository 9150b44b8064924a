import { customer, here } from './shop.ts'

/** Calls a server that runs as a process of its own. */
export async function callServer({ url }: { url: string }, name: string, body: object = {}) {
  const answer = await fetch(`${url}/public/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json()
}

/** Logs the shop's customer in; answers the token. */
export async function logInToShop(server: { url: string }): Promise<string> {
  return (await callServer(server, 'login', customer)).data.auth_token
}

/** Chooses a ticket of which there are plenty; answers it with its price out of the customer's wallet. */
export async function chooseTicket(server: { url: string }, token: string) {
  const { events } = await callServer(server, 'get-popular-events', here)
  for (const { slug } of events) {
    const { tickets } = await callServer(server, 'get-event-tickets', { slug })
    const ticket = tickets.find(
      (it: { price: number; remaining: number | null; sales: { state: string } }) => {
        return it.sales.state === 'on_sale' && it.price > 0 && it.remaining === null
      },
    )
    if (!ticket) continue
    const items = [{ ticket_id: ticket.id, quantity: 1 }]
    const asked = { token, vertical: 'events', items, method: 'WALLET' }
    const { bill } = await callServer(server, 'get-bill', asked)
    return { token, tickets: [{ id: ticket.id, quantity: 1 }], total: bill.total, method: 'WALLET' }
  }
  throw new Error('Nothing is on sale.')
}
