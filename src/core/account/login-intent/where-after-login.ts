import { ownPath } from '#contract/push.ts'
import type { LoginIntent } from './login-intent.ts'

/** Wider screens show home beside everything else, so a login without a reason leads there. */
const WIDE = 768

interface Facts {
  intent: LoginIntent | undefined
  /** Details of a pickup and drop that were begun. */
  pickupDrop: string | undefined
  /** The page seen last that is no login. */
  before: string | undefined
  width: number
  /** Whether a screen of ours is there. */
  isScreen: (path: string) => boolean
}

/**
 * Where a login leads: to what one was kept from; else to the cart or what was begun, where one was, or home. Nothing
 * but a screen of ours is followed, whoever wrote down where to go.
 */
export function whereAfterLogin({ intent, pickupDrop, before, width, isScreen }: Facts): string {
  const candidates = intent ? [intent.back] : width > WIDE ? [] : [pickupDrop, before]
  const found = candidates.map(ownPath).find((path) => path !== '/' && isScreen(path) && !isOfLogin(path))
  return found ?? '/'
}

/** Whoever is logged in has nothing to do there. */
export function isOfLogin(path: string): boolean {
  return /^\/(login|register)(\/|\?|#|$)/i.test(path)
}
