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
import { CategoryChoice } from './category-choice.tsx'
import type { ChosenFilters, Explored } from './explored.ts'
import { PriceField } from './price-field.tsx'
import type { Exploring } from './use-exploring.ts'
import { useShowText } from './use-show-text.ts'

interface Props {
  of: Explored
  exploring: Exploring
  onClosed: () => void
}

/** The drawer of filters; they apply only once the choice is confirmed. */
export function FilterDrawer({ onClosed, ...rest }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('explore.filters')} closeLabel={t('app.close')} onClosed={onClosed}>
      <Fields {...rest} />
    </Dialog>
  )
}

function Fields({ of, exploring }: Omit<Props, 'onClosed'>) {
  const { exploreQuery, narrow, clear } = exploring
  const { t } = useSpeech()
  const close = useCloseDialog()
  const [draft, setDraft] = useState(exploreQuery.filters)
  const [categories, setCategories] = useState(exploreQuery.categories)
  const { sortings, Fields: OwnFields, isUnrated, isPriced } = of.filtering
  const showText = useShowText(of, exploring, draft, categories)
  return (
    <chakra.form
      display="grid"
      gap="5"
      onSubmit={(event) => {
        event.preventDefault()
        narrow(draft, categories)
        close()
      }}
    >
      {!isUnrated && <RatingField filters={draft} onChange={setDraft} />}
      <RadioList
        legend={t('explore.sort')}
        options={sortings.map((it) => ({ value: it, label: t(`explore.sort.${it}`) }))}
        value={draft.sortBy}
        onChoose={(sortBy) => setDraft({ ...draft, sortBy })}
      />
      {isPriced && (
        <PriceField
          price={draft.price}
          onChange={(price) => {
            const { price: _, ...others } = draft
            setDraft(price ? { ...others, price } : others)
          }}
        />
      )}
      {OwnFields && (
        <OwnFields kind={of.kind ?? ''} own={draft.own} onChange={(own) => setDraft({ ...draft, own })} />
      )}
      {of.categoriesInDrawer && <CategoryChoice of={of} chosen={categories} onChoose={setCategories} />}
      <DialogFoot>
        <QuietChoice
          type="button"
          onClick={() => {
            clear()
            close()
          }}
        >
          {t('explore.clear')}
        </QuietChoice>
        <Button type="submit">{showText}</Button>
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
