import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import {
  defaultFilters,
  type Filters,
  RATING_ENDS,
  RATING_STEP,
  sortings,
} from '#contract/explore/filters.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { starsText } from '#src/lib/stars-text.ts'
import { Button, QuietChoice } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { DialogFoot } from '#src/ui/dialog-foot.ts'
import { RadioList } from '#src/ui/radio-list.tsx'
import { Range } from '#src/ui/range.tsx'
import type { Explored } from './explored.ts'

interface Props {
  of: Explored
  filters: Filters
  onApply: (filters: Filters) => void
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

function Fields({ of: { OwnFilters }, filters, onApply, onClear }: Omit<Props, 'onClosed'>) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const [draft, setDraft] = useState(filters)
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
      {OwnFilters && <OwnFilters filters={draft} onChange={setDraft} />}
      <DialogFoot>
        <QuietChoice
          type="button"
          onClick={() => {
            setDraft({ ...defaultFilters })
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

function RatingField({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
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
