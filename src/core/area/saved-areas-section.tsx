import { chakra } from '@chakra-ui/react'
import { Section, Still } from '#src/core/account/profile/section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { savedAreas } from '#src/data/area/page-areas.ts'
import type { SavedArea } from '#src/data/area/saved-area.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { agoText } from '#src/lib/ago.ts'
import { megabytesText } from '#src/lib/megabytes.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { useSavedAreas } from './use-saved-areas.ts'

/** The saved areas on this device, each with a way to delete it; nothing where there are none. */
export function SavedAreasSection() {
  const { t } = useSpeech()
  const areas = useSavedAreas() ?? []
  if (areas.length === 0) return null
  return (
    <Section title={t('areas.title')}>
      {areas.map((it) => (
        <Line key={it.key} area={it} />
      ))}
    </Section>
  )
}

function Line({ area: { key, name, count, bytes, asOf } }: { area: SavedArea }) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const isBusy = useObserved(savedAreas.progress)?.key === key
  const ago = asOf !== undefined && agoText((serverNow() ?? Date.now()) - asOf, locale)
  return (
    <Still>
      <chakra.div flex="1" minWidth="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </chakra.p>
        <chakra.p color="muted" fontSize="14">
          {t('areas.holds', { n: count, size: megabytesText(bytes, locale) })}
        </chakra.p>
        <chakra.p color="muted" fontSize="14">
          {ago ? t('areas.asOf', { ago }) : t('areas.unfinished')}
        </chakra.p>
      </chakra.div>
      <QuietButton
        type="button"
        aria-label={t('areas.deleteOf', { name })}
        aria-disabled={isBusy || undefined}
        marginInlineEnd="-12px"
        onClick={() => !isBusy && void savedAreas.remove(key)}
      >
        {t('areas.delete')}
      </QuietButton>
    </Still>
  )
}
