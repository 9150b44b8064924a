import { chakra } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Chip, ChipRow } from '#src/ui/chips.tsx'
import type { Explored } from './explored.ts'
import { useCategoryChoices } from './use-category-choices.ts'
import type { Exploring } from './use-exploring.ts'
import { QuickChips } from './when/quick-chips.tsx'
import { WhenChip } from './when/when-chip.tsx'

interface Props {
  of: Explored
  exploring: Exploring
  /** Opens the filters; missing where they have a place of their own. */
  onFilter?: () => void
  /** Whether the time is chosen elsewhere. */
  isTimeless?: boolean
}

/** The row with the filters, new listings and the categories; chosen ones stand out. */
export const CategorySlider = memo(function CategorySlider({
  of,
  exploring,
  onFilter,
  isTimeless = false,
}: Props) {
  const { t } = useSpeech()
  const { categories } = exploring.exploreQuery
  const choices = useCategoryChoices(of, categories)
  const row = useRef<HTMLDivElement>(null)
  // The chosen time or category may stand beyond the edge, and with it the way to undo the choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there is anything; what is pressed later is in sight
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-pressed=true], [data-chosen]')
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [choices.length])
  return (
    <ChipRow ref={row} role="group" aria-label={t('home.categories')}>
      {onFilter && (
        <Chip type="button" aria-haspopup="dialog" onClick={onFilter}>
          <SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden />
          {t('explore.filter')}
          {exploring.isNarrowed && (
            <>
              <Dot aria-hidden />
              <chakra.span srOnly>{t('explore.filtersApplied')}</chakra.span>
            </>
          )}
        </Chip>
      )}
      {of.timeFilter && !isTimeless && (
        <>
          <QuickChips timeFilter={of.timeFilter} exploring={exploring} />
          <WhenChip timeFilter={of.timeFilter} exploring={exploring} />
        </>
      )}
      {choices.map(({ slug, name }) => (
        <Chip
          key={slug}
          type="button"
          aria-pressed={categories.includes(slug)}
          onClick={() => exploring.chooseCategory(slug)}
        >
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
})

const Dot = chakra('span', {
  base: { width: '8px', height: '8px', borderRadius: 'pill', background: 'accent' },
})
