import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { PostcardDrawing } from '#src/ui/drawings/postcard.tsx'

/** Tells guests, who have no messages, how to get some. */
export function MessagesOfGuest() {
  const { t } = useSpeech()
  return (
    <Blank
      level="h1"
      drawing={<PostcardDrawing />}
      title={t('messages.title')}
      text={t('messages.guestText')}
    >
      <LoginOrBrowse why="messages" />
    </Blank>
  )
}
