import { type ReactNode, useState } from 'react'
import type { HeartProps } from '#src/core/favourite/heart-props.ts'
import { AskHost } from '#src/core/inquiry/write/ask-host.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { CallLink } from '#src/core/listing/call-link.tsx'
import { PriceBar } from '#src/core/listing/detail/price-bar.tsx'

interface Props {
  listing: HeartProps['listing']
  phone: string | null | undefined
  /** The bar of a chosen visit, which comes in the place of this one. */
  children: (onChosen: (isChosen: boolean) => void) => ReactNode
}

/**
 * The buttons that request an appointment in writing or by phone, while none is chosen. They do not stand inside
 * the bar of the visit: a sheet that is opened before that bar loads would close.
 */
export function AskBar({ listing, phone, children }: Props) {
  const { t } = useSpeech()
  const [isChosen, setChosen] = useState(false)
  return (
    <>
      {children(setChosen)}
      {!isChosen && (
        <PriceBar>
          <AskHost vertical="services" listing={listing} kind="request" action={t('store.ask')} />
          {phone && <CallLink phone={phone}>{t('store.call')}</CallLink>}
        </PriceBar>
      )}
    </>
  )
}
