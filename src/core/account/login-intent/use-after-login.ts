import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { usePerson } from '#src/core/account/person.ts'
import { visits } from '#src/core/history/history.ts'
import { personHere } from '#src/data/owner.ts'
import { consumeLoginIntent } from './login-intent.ts'
import { pickupDropPath } from './pickup-drop-path.ts'
import { isOfLogin, whereAfterLogin } from './where-after-login.ts'

/**
 * Leads on from the screens for guests. Whoever is logged in already is led home, unless the screen is for
 * them too; whoever logs in, here or in another tab, goes on with what they were about to do.
 */
export function useAfterLogin({ mayStay = false } = {}): void {
  const router = useRouter()
  const { token } = usePerson()
  const cameWith = useRef(personHere().token)
  // Visits are forgotten at a login, so the last page of the guest is noted before.
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
          pickupDrop: pickupDropPath.get(),
          before: before.current,
          width: innerWidth,
          isScreen: (path) => isScreen(router, path),
        })
      : '/'
    // Replaces the login in the history: going back must not lead there.
    router.history.replace(to)
  }, [token, router, mayStay])
}

function isScreen(router: ReturnType<typeof useRouter>, path: string): boolean {
  const { pathname } = new URL(path, location.origin)
  const [, , found] = router.getMatchedRoutes(pathname)
  return found !== undefined
}
