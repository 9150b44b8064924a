import { useRouter } from '@tanstack/react-router'
import { saveLoginIntent } from './login-intent.ts'

type Intent = Omit<Parameters<typeof saveLoginIntent>[0], 'back'>

/** Leads a guest to the login, with the reason for it, and afterwards back to this very page. */
export function useAskToLogIn(): (intent: Intent) => void {
  const router = useRouter()
  return (intent) => {
    const { pathname, searchStr, hash } = router.state.location
    // What stands behind the # of a mailed link is why they came.
    saveLoginIntent({ ...intent, back: pathname + searchStr + (hash && `#${hash}`) })
    router.history.push('/login')
  }
}
