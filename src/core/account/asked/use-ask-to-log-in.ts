import { useRouter } from '@tanstack/react-router'
import { rememberAsked } from './asked.ts'

type Wanted = Omit<Parameters<typeof rememberAsked>[0], 'back'>

/** Leads a guest to log in, with the reason, and afterwards back to this very page. */
export function useAskToLogIn(): (wanted: Wanted) => void {
  const router = useRouter()
  return (wanted) => {
    const { pathname, searchStr } = router.state.location
    rememberAsked({ ...wanted, back: pathname + searchStr })
    router.history.push('/login')
  }
}
