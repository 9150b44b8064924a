import { Bell } from 'lucide-react'
import { useAskToLogIn } from '#src/core/account/login-intent/use-ask-to-log-in.ts'
import { usePerson } from '#src/core/account/person.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import type { WatchedVisit } from './watched-visit.ts'

/** The button that opens the sheet for being told when a start frees up; a guest is asked to log in first. */
export function WatchButton(visit: WatchedVisit) {
  const { t } = useSpeech()
  const { token } = usePerson()
  const logIn = useAskToLogIn()
  const { part, ask, leave } = useLazyPart<typeof import('./watch-sheet.tsx')>()
  const open = () => (token ? ask(() => import('./watch-sheet.tsx')) : logIn({ why: 'cart' }))
  return (
    <>
      <QuietChoice type="button" aria-haspopup="dialog" onClick={open}>
        <Bell size={18} strokeWidth={1.75} aria-hidden />
        {t(visit.booked ? 'slots.watchEarlier' : 'slots.watch')}
      </QuietChoice>
      {part && <part.WatchSheet visit={visit} onClosed={leave} />}
    </>
  )
}
