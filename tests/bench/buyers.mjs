// @ts-check
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// A crowd that orders the same ticket, on a thread of its own: it is not the server that is measured here.

/** @type {{ port: number, path: string, ticketId: number, buyers: number, sockets: number }} */
const { port, path, ticketId, buyers, sockets } = workerData
const agent = new Agent({ keepAlive: true, maxSockets: sockets })

/** @type {number[]} */
const took = []
/** @type {Record<number, number>} */
const statuses = {}

/** @param {object} body @returns {Promise<number>} */
function post(body) {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  return new Promise((resolve, reject) => {
    const to = { agent, port, host: '127.0.0.1', method: 'POST', path, headers }
    const sent = request(to, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('error', reject)
    sent.end(text)
  })
}

let next = 1
async function buy() {
  while (next <= buyers) {
    const buyer = next++
    const asked = performance.now()
    const status = await post({
      tickets: [{ id: ticketId, quantity: 1 }],
      total: 10,
      method: 'PAY_AT_VENUE',
      token: `buyer-${buyer}`,
      idempotency_key: `order-${buyer}`,
    })
    took.push(performance.now() - asked)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
}

const began = performance.now()
await Promise.all(Array.from({ length: sockets }, buy))
const seconds = (performance.now() - began) / 1000
const p99 = took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0
parentPort?.postMessage({ seconds, p99, statuses })
agent.destroy()
