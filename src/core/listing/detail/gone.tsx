import { chakra } from '@chakra-ui/react'
import type { VerticalId } from '#contract/verticals.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { useScreenName } from '#src/core/screen-name.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { Blank } from '#src/ui/blank.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { BoatDrawing } from '#src/ui/drawings/boat.tsx'

/** Says that a link is mistyped, or its listing was taken down, with a way on and other listings. */
export function Gone({ vertical, level = 'h1' }: { vertical: VerticalId; level?: 'h1' | 'h2' }) {
  const { t } = useSpeech()
  const { path } = useVerticals()[vertical]
  useScreenName(t('detail.goneTitle'))
  const instead = useLoaded(() => import('./instead.tsx'))
  return (
    <chakra.div paddingBlockStart="12">
      <Blank
        level={level}
        drawing={<BoatDrawing />}
        title={t('detail.goneTitle')}
        text={t('detail.goneText')}
      >
        <ButtonLink to={path}>{t('detail.goneAction')}</ButtonLink>
      </Blank>
      {instead && <instead.Instead vertical={vertical} />}
    </chakra.div>
  )
}
