import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { priceSchema } from '#contract/explore/base-filters.ts'
import { readSettings } from '#contract/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { Field, Input } from '#src/ui/field.tsx'
import type { ChosenFilters } from './explored.ts'

const defaults = readSettings([])

interface Props {
  price: ChosenFilters['price']
  onChange: (price: ChosenFilters['price']) => void
}

/** The fields for the lowest and the highest price. */
export function PriceField({ price, onChange }: Props) {
  const { t } = useSpeech()
  const { currencySymbol } = useQuery(settings.values()).data ?? defaults
  const [least, setLeast] = useState(price?.[0] ? String(price[0]) : '')
  const [most, setMost] = useState(price?.[1] == null ? '' : String(price[1]))
  const tell = (from: string, until: string) => {
    setLeast(from)
    setMost(until)
    if (from === '' && until === '') return onChange(undefined)
    const read = v.safeParse(priceSchema, [Number(from), until === '' ? null : Number(until)])
    onChange(read.success ? read.output : undefined)
  }
  return (
    <chakra.fieldset minWidth="0" display="grid" gap="2">
      <chakra.legend fontSize="16" fontWeight="bold" paddingBlockEnd="2">
        {t('explore.price', { currency: currencySymbol })}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" alignItems="start" gap="3">
        <Field label={t('explore.priceLeast')}>
          {(ids) => (
            <Input
              {...ids}
              inputMode="decimal"
              value={least}
              onChange={(it) => tell(digits(it.target.value), most)}
            />
          )}
        </Field>
        <Field label={t('explore.priceMost')} hint={t('explore.priceHint')}>
          {(ids) => (
            <Input
              {...ids}
              inputMode="decimal"
              value={most}
              onChange={(it) => tell(least, digits(it.target.value))}
            />
          )}
        </Field>
      </chakra.div>
    </chakra.fieldset>
  )
}

const digits = (text: string) =>
  text
    .replace(',', '.')
    .replace(/[^\d.]/g, '')
    .slice(0, 9)
