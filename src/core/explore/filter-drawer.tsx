import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { RATING_ENDS, RATING_STEP } from '#contract/explore/base-filters.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { starsText } from '#src/lib/stars-text.ts'
import { Button, QuietChoice } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { DialogFoot } from '#src/ui/dialog-foot.ts'
import { RadioList } from '#src/ui/radio-list.tsx'
import { Range } from '#src/ui/range.tsx'
import { noFilters } from './address-parts.ts'
import type { ChosenFilters, Explored } from './explored.ts'

interface Props {
  of: Explored
  filters: ChosenFilters
  onApply: (filters: ChosenFilters) => void
  /** Also forgets the categories. */
  onClear: () => void
  onClosed: () => void
}

/** What one narrows a search to: chosen first, and looked for once it is what one wants. */
export function FilterDrawer({ onClosed, ...rest }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('explore.filters')} closeLabel={t('app.close')} onClosed={onClosed}>
      <Fields {...rest} />
    </Dialog>
  )
}

function Fields({ of: { filtering }, filters, onApply, onClear }: Omit<Props, 'onClosed'>) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const [draft, setDraft] = useState(filters)
  const { sortings, Fields: OwnFields } = filtering
  return (
    <chakra.form
      display="grid"
      gap="5"
      onSubmit={(event) => {
        event.preventDefault()
        onApply(draft)
        close()
      }}
    >
      <RatingField filters={draft} onChange={setDraft} />
      <RadioList
        legend={t('explore.sort')}
        options={sortings.map((it) => ({ value: it, label: t(`explore.sort.${it}`) }))}
        value={draft.sortBy}
        onChoose={(sortBy) => setDraft({ ...draft, sortBy })}
      />
      {OwnFields && <OwnFields own={draft.own} onChange={(own) => setDraft({ ...draft, own })} />}
      <DialogFoot>
        <QuietChoice
          type="button"
          onClick={() => {
            setDraft(noFilters(filtering))
            onClear()
            close()
          }}
        >
          {t('explore.clear')}
        </QuietChoice>
        <Button type="submit">{t('explore.apply')}</Button>
      </DialogFoot>
    </chakra.form>
  )
}

interface RatingProps {
  filters: ChosenFilters
  onChange: (filters: ChosenFilters) => void
}

function RatingField({ filters, onChange }: RatingProps) {
  const { t, language } = useSpeech()
  const stars = (rating: number) => starsText(rating, language?.code ?? 'en')
  const [min, max] = filters.rating.map(stars)
  return (
    <chakra.fieldset minWidth="0">
      <Legend>
        {t('explore.rating')}
        <chakra.output color="muted" fontSize="14" fontWeight="normal">
          {t('explore.ratingRange', { min: min ?? '', max: max ?? '' })}
        </chakra.output>
      </Legend>
      <chakra.div paddingInline="1">
        <Range
          ends={{ ...RATING_ENDS, step: RATING_STEP }}
          value={filters.rating}
          labels={{ min: t('explore.ratingLeast'), max: t('explore.ratingMost') }}
          say={(it) => t('explore.stars', { n: stars(it) })}
          onChange={(rating) => onChange({ ...filters, rating })}
        />
      </chakra.div>
    </chakra.fieldset>
  )
}

const Legend = chakra('legend', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    width: 'full',
    fontSize: '16',
    fontWeight: 'bold',
  },
})
