import { useSpeech } from '#src/core/language/language.tsx'
import { LateDrawing } from '#src/core/late-drawing.tsx'
import { chooseLocation, type Location, useChosenLocation } from '#src/core/location/location.ts'
import { Blank } from '#src/ui/blank.tsx'
import { Button } from '#src/ui/button.tsx'

/** Says that there is nothing near but something elsewhere; nobody is taken there unasked. */
export function NothingNear({ elsewhere }: { elsewhere: Location }) {
  const { t } = useSpeech()
  const here = useChosenLocation()
  return (
    <Blank
      level="h2"
      drawing={<LateDrawing of="spyglass" />}
      title={t('home.nothingNearTitle')}
      text={t('home.nothingNear', { place: here?.text ?? elsewhere.text })}
    >
      {here && (
        <Button type="button" onClick={() => chooseLocation(undefined)}>
          {t('home.lookAround', { place: elsewhere.text })}
        </Button>
      )}
    </Blank>
  )
}
