import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { TicketsDrawing } from '#src/ui/drawings/tickets.tsx'

/** Tells guests, who have no perks, what there are. */
export function PerksOfGuest() {
  const { t } = useSpeech()
  return (
    <Blank level="h1" drawing={<TicketsDrawing />} title={t('perks.title')} text={t('perks.guestText')}>
      <LoginOrBrowse why="perks" />
    </Blank>
  )
}
