import { saveLoginIntent } from '#src/core/account/login-intent/login-intent.ts'
import { isOfLogin } from '#src/core/account/login-intent/where-after-login.ts'
import { personHere } from '#src/data/owner.ts'
import { forgetWhoLeft, stepOut } from '#src/data/session/page-session.ts'
import { sessionEnd } from '#src/data/session/session-end.ts'
import type { makeRouter } from './router.ts'

/**
 * Ends the session here once the server no longer knows it. The person is told, logs in, and is back where
 * they were; what waits in the outbox waits for them.
 */
export function followSession(router: ReturnType<typeof makeRouter>): void {
  sessionEnd.listen(({ token, code }) => {
    if (personHere().token !== token) return
    const { pathname, searchStr } = router.state.location
    stepOut()
    void forgetWhoLeft('kept')
    if (isOfLogin(pathname)) return
    saveLoginIntent({ why: code === 'USER_INACTIVE' ? 'inactive' : 'ended', back: pathname + searchStr })
    // By the router and not its history alone: the answer may be here before the first screen listens to
    // that.
    void router.navigate({ to: '/login' })
  })
}
