import { Refusal } from '#server/refusal.ts'
import type { Deps } from './deps.ts'

/** How long anything is kept for who pays online. */
export const PAY_WITHIN_MS = 15 * 60_000

/** The address at which a booking, or a change of it, is paid; the page itself is the gateway's. */
export const payUrl = ({ publicOrigin }: Pick<Deps, 'publicOrigin'>, reference: string): string =>
  `${publicOrigin}/public/pay/${reference}`

/** Whether anybody can pay online, and the operator wants it. */
export async function requireOnline({ payments, settings }: Deps): Promise<void> {
  if (!payments.takesOnline || !(await settings.cachedSettings()).onlinePayment)
    throw new Refusal('UNAVAILABLE', 'order.noOnline')
}
