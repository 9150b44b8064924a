import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { usePerson } from '#src/core/account/person.ts'
import { visits } from '#src/core/history/history.ts'
import { personHere } from '#src/data/owner.ts'
import { storedValue } from '#src/data/stored-value.ts'
import { consumeLoginIntent } from './login-intent.ts'
import { isOfLogin, whereAfterLogin } from './where-after-login.ts'

/** Where details of a pickup and drop were begun. */
const pickupDrop = storedValue('pickup drop', v.string())

/**
 * On screens for guests: whoever is logged in already is led home, unless what they came for is theirs too; whoever
 * logs in, here or in another tab, goes on with what they were about to do.
 */
export function useAfterLogin({ mayStay = false } = {}): void {
  const router = useRouter()
  const { token } = usePerson()
  const cameWith = useRef(personHere().token)
  // What a guest has seen is forgotten with the guest.
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (!token) {
      const last = visits.value.find((it) => !isOfLogin(it.pathname))
      before.current = last && last.pathname + last.search
      return
    }
    if (mayStay && token === cameWith.current) return
    const cameAsGuest = cameWith.current === undefined
    const intent = consumeLoginIntent()
    const to = cameAsGuest
      ? whereAfterLogin({
          intent,
          pickupDrop: pickupDrop.get(),
          before: before.current,
          width: innerWidth,
          isScreen: (path) => isScreen(router, path),
        })
      : '/'
    // In the place of the login, which is no way back any more.
    router.history.replace(to)
  }, [token, router, mayStay])
}

function isScreen(router: ReturnType<typeof useRouter>, path: string): boolean {
  const { pathname } = new URL(path, location.origin)
  const [, , found] = router.getMatchedRoutes(pathname)
  return found !== undefined
}
