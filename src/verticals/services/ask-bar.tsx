import { Phone } from 'lucide-react'
import type { HeartProps } from '#src/core/favourite/heart-props.ts'
import { AskHost } from '#src/core/inquiry/write/ask-host.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { PriceBar } from '#src/core/listing/detail/price-bar.tsx'
import { QuietChoice } from '#src/ui/button.tsx'

interface Props {
  listing: HeartProps['listing']
  phone: string | null
}

/** How one comes to a time: one asks for it in writing, or calls. */
export function AskBar({ listing, phone }: Props) {
  const { t } = useSpeech()
  return (
    <PriceBar>
      <AskHost vertical="services" listing={listing} kind="request" action={t('store.ask')} />
      {phone && (
        <QuietChoice asChild>
          <a href={`tel:${phone}`}>
            <Phone size={18} strokeWidth={1.75} aria-hidden />
            {t('store.call')}
          </a>
        </QuietChoice>
      )}
    </PriceBar>
  )
}
