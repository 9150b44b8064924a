import { chakra } from '@chakra-ui/react'
import type { VerticalId } from '#contract/verticals.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { openOf, useVerticals } from '#src/core/listing/vertical.ts'
import { Chip, ChipRow } from '#src/ui/chips.tsx'

interface Props {
  chosen: VerticalId | undefined
  onChoose: (vertical: VerticalId | undefined) => void
}

/** Chooses the vertical that is searched; a tap on the chosen one searches all again. */
export function VerticalChips({ chosen, onChoose }: Props) {
  const { t } = useSpeech()
  return (
    <ChipRow role="group" aria-label={t('search.where')}>
      {openOf(useVerticals()).map(({ id, icon: Icon, hue, name }) => {
        const isChosen = id === chosen
        return (
          <Chip
            key={id}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? undefined : id)}
          >
            <chakra.span color={isChosen ? 'inherit' : hue} display="inline-flex">
              <Icon size={18} strokeWidth={1.75} aria-hidden />
            </chakra.span>
            {t(name)}
          </Chip>
        )
      })}
    </ChipRow>
  )
}
