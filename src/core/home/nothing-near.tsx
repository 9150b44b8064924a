import { useSpeech } from '#src/core/language/language.tsx'
import { choosePlace, type Place, useChosenPlace } from '#src/core/place/place.ts'
import { Blank } from '#src/ui/blank.tsx'
import { Button } from '#src/ui/button.tsx'
import { SpyglassDrawing } from '#src/ui/drawings/spyglass.tsx'

/** There is nothing where one looks, but there is something elsewhere; nobody is taken there unasked. */
export function NothingNear({ elsewhere }: { elsewhere: Place }) {
  const { t } = useSpeech()
  const here = useChosenPlace()
  return (
    <Blank
      level="h2"
      drawing={<SpyglassDrawing />}
      title={t('home.nothingNearTitle')}
      text={t('home.nothingNear', { place: here?.text ?? elsewhere.text })}
    >
      {here && (
        <Button type="button" onClick={() => choosePlace(undefined)}>
          {t('home.lookAround', { place: elsewhere.text })}
        </Button>
      )}
    </Blank>
  )
}
