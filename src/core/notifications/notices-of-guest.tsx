import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { BuoyDrawing } from '#src/ui/drawings/buoy.tsx'

/** Tells guests that they get no notifications. */
export function NoticesOfGuest() {
  const { t } = useSpeech()
  return (
    <Blank level="h1" drawing={<BuoyDrawing />} title={t('notices.guestTitle')} text={t('notices.guestText')}>
      <LoginOrBrowse why="notices" />
    </Blank>
  )
}
