import { type ReactNode, useState } from 'react'
import type { HeartProps } from '#src/core/favourite/heart-props.ts'
import { AskHost } from '#src/core/inquiry/write/ask-host.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { CallLink } from '#src/core/listing/call-link.tsx'
import { PriceBar } from '#src/core/listing/detail/price-bar.tsx'
import { ButtonLink } from '#src/ui/button.tsx'

/** The id of the list of services on its page. */
export const SERVICE_LIST = 'service-list'

interface Props extends Pick<HeartProps, 'vertical' | 'listing'> {
  phone: string | null | undefined
  /** The services to choose from on the page. */
  services: readonly unknown[]
  /** The bar of a chosen visit, which comes in the place of this one. */
  children: (onChosen: (isChosen: boolean) => void) => ReactNode
}

/**
 * The way to the services, and the buttons that request an appointment in writing or by phone, while none is
 * chosen. They do not stand inside the bar of the visit: a sheet that is opened before that bar loads would
 * close.
 */
export function AskBar({ vertical, listing, phone, services, children }: Props) {
  const { t } = useSpeech()
  const [isChosen, setChosen] = useState(false)
  return (
    <>
      {children(setChosen)}
      {!isChosen && (
        <PriceBar>
          {services.length > 0 && (
            <ButtonLink to="." hash={SERVICE_LIST} replace>
              {t('store.book')}
            </ButtonLink>
          )}
          <AskHost
            vertical={vertical}
            listing={listing}
            kind="request"
            action={t('store.ask')}
            isQuiet={services.length > 0}
          />
          {phone && <CallLink phone={phone}>{t('store.call')}</CallLink>}
        </PriceBar>
      )}
    </>
  )
}
