import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { usePerson } from '#src/core/account/person.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { TicketsDrawing } from '#src/ui/drawings/tickets.tsx'

/** An empty list of bookings: guests are told to log in, others that they have none yet. */
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
