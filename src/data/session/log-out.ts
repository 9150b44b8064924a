import { logout } from '#contract/calls/session.ts'
import { outbox } from '../outbox/page-outbox.ts'
import { ANYONE, personHere } from '../owner.ts'
import { forgetWhoLeft, stepOut } from './page-session.ts'

/**
 * Logs out, here and in every other tab: at once, whatever the device has to tidy up afterwards. The server
 * is told as soon as there is a network; until then whoever takes the phone next finds nothing.
 */
export async function logOut(): Promise<void> {
  const { owner, token } = personHere()
  stepOut()
  // The person was warned that unsent entries will be lost.
  await outbox.forget((it) => it.owner === owner).catch(() => {})
  // A device that cannot even write this down still lets the person go.
  if (token) await endLater(token).catch(() => {})
  // Last: should the page close before, the session that is still in the database is ended later.
  await forgetWhoLeft()
}

/** Has the server end a session, now or when there is a network. */
export async function endLater(token: string): Promise<void> {
  const request = await logoutRequest(token)
  await outbox.add({ owner: ANYONE, call: logout.name, request })
}

// The entry that waits here must not allow a login, so it has a hash. Without HTTPS browsers compute no
// hashes.
async function logoutRequest(token: string): Promise<{ session_hash: string } | { token: string }> {
  if (!globalThis.crypto?.subtle) return { token }
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'))
  return { session_hash: hex.join('') }
}
