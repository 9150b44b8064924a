import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { usePerson } from '#src/core/account/person.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { PostcardDrawing } from '#src/ui/drawings/postcard.tsx'

/** An empty list of favourites: guests are told what they are for, others where theirs will be. */
export function NoFavourites() {
  const { t } = useSpeech()
  const whose = usePerson().token ? 'empty' : 'guest'
  return (
    <Blank
      level="h1"
      drawing={<PostcardDrawing />}
      title={t(`favourites.${whose}Title`)}
      text={t(`favourites.${whose}Text`)}
    >
      <LoginOrBrowse why="favourites" />
    </Blank>
  )
}
