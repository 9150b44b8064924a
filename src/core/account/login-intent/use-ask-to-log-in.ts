import { useRouter } from '@tanstack/react-router'
import { saveLoginIntent } from './login-intent.ts'

type Intent = Omit<Parameters<typeof saveLoginIntent>[0], 'back'>

/** Leads a guest to the login, with the reason for it, and afterwards back to this very page. */
export function useAskToLogIn(): (intent: Intent) => void {
  const router = useRouter()
  return (intent) => {
    const { pathname, searchStr } = router.state.location
    saveLoginIntent({ ...intent, back: pathname + searchStr })
    router.history.push('/login')
  }
}
