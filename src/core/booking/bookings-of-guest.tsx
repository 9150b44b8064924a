import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { usePerson } from '#src/core/account/person.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { TicketsDrawing } from '#src/ui/drawings/tickets.tsx'

/** Whoever is not logged in has no bookings to see, and is told so plainly; whoever is has none yet. */
export function BookingsOfGuest() {
  const { t } = useSpeech()
  const whose = usePerson().token ? 'empty' : 'guest'
  return (
    <Blank
      level="h1"
      drawing={<TicketsDrawing />}
      title={t(`bookings.${whose}Title`)}
      text={t(`bookings.${whose}Text`)}
    >
      <LoginOrBrowse why="bookings" />
    </Blank>
  )
}
