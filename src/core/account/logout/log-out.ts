import { logout } from '#contract/calls/session.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { ANYONE, personHere } from '#src/data/owner.ts'
import { leave } from '#src/data/session/page-session.ts'

/**
 * Logs out, here and in every other tab. The server hears of it as soon as there is a network: whoever takes the
 * phone next finds nothing meanwhile.
 */
export async function logOut(): Promise<void> {
  const { owner, token } = personHere()
  // First, or with what ends the session that would be sent too which the person was told is lost.
  await outbox.forget((it) => it.owner === owner).catch(() => {})
  // A device that cannot even write this down still lets the person go.
  if (token) await endLater(token).catch(() => {})
  await leave()
}

async function endLater(token: string): Promise<void> {
  const request = await namelessly(token)
  await outbox.add({ owner: ANYONE, call: logout.name, request })
}

// What waits here must not let anybody in. Without a safe connection browsers reckon no hashes.
async function namelessly(token: string): Promise<{ session_hash: string } | { token: string }> {
  if (!globalThis.crypto?.subtle) return { token }
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'))
  return { session_hash: hex.join('') }
}
