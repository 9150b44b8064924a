import { ownPath } from '#contract/push.ts'
import type { LoginIntent } from './login-intent.ts'

/**
 * The width in pixels from which a login without a reason leads home: wider screens show home beside
 * everything else.
 */
const WIDE = 768

interface Facts {
  intent: LoginIntent | undefined
  /** The address at which pickup and drop details were begun. */
  pickupDrop: string | undefined
  /** The last page they saw that is not part of the login. */
  before: string | undefined
  width: number
  /** Whether a path leads to a screen of this app. */
  isScreen: (path: string) => boolean
}

/**
 * The path that a login leads to: back to what it interrupted; without that, on a phone, to pickup details that were
 * begun or the page seen last; else home. Only screens of this app are followed, whatever address was stored.
 */
export function whereAfterLogin({ intent, pickupDrop, before, width, isScreen }: Facts): string {
  const candidates = intent ? [intent.back] : width > WIDE ? [] : [pickupDrop, before]
  const found = candidates.map(ownPath).find((path) => path !== '/' && isScreen(path) && !isOfLogin(path))
  return found ?? '/'
}

/** Whether a path is part of the login, where nobody who is logged in has anything to do. */
export function isOfLogin(path: string): boolean {
  return /^\/(login|register)(\/|\?|#|$)/i.test(path)
}
