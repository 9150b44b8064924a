import { chakra } from '@chakra-ui/react'
import type { Offered, StoreService } from '#contract/entities/store-service.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { HERE, PriceIn } from '#src/core/listing/facts.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { PageSection } from '#src/core/page/section.tsx'
import { SERVICE_LIST } from '#src/core/slots/ask-bar.tsx'
import { grouped, isBookable, termsOf } from '#src/core/slots/offered.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import type { DraftListing } from '#src/data/checkout/draft.ts'
import { OwnName } from '#src/ui/own-name.ts'

interface Choosing {
  /** The store whose visit a service is added to; undefined where it takes no bookings. */
  storeOf: (service: StoreService) => DraftListing | undefined
  /** The professional whose page this is, who is to do it. */
  by?: number
}

/** The services by sub-category, with duration and price; nothing where there are none. */
export function ServiceList({ offered, ...choosing }: { offered: Offered } & Choosing) {
  const { t } = useSpeech()
  if (offered.services.length === 0) return null
  return (
    <PageSection id={SERVICE_LIST} title={t('store.services')}>
      <chakra.div display="grid" gap="5">
        {grouped(offered).map(({ id, name, services }) => (
          <div key={id}>
            {name !== undefined && <Name>{name}</Name>}
            <List>
              {services.map((it) => (
                <ServiceRow key={it.id} service={it} {...choosing} />
              ))}
            </List>
          </div>
        ))}
      </chakra.div>
    </PageSection>
  )
}

function ServiceRow({ service, storeOf, by }: { service: StoreService } & Choosing) {
  const { t } = useSpeech()
  const money = useMoney()
  const { name, content, type, addons = [] } = service
  const store = isBookable(service) ? storeOf(service) : undefined
  const part = useLoaded(() => import('./visit/add-service.tsx'), store !== undefined)
  const { price, isFrom, minutes } = termsOf(service)
  const [least, most] = minutes
  const words = [
    least === most ? t('store.minutes', { n: least }) : t('store.minutesTo', { n: least, most }),
    type === 'at_home' || type === 'collect' ? t(`store.${type}`) : '',
  ]
  return (
    <Row>
      <chakra.div minWidth="0">
        <OwnName as="h4">{name}</OwnName>
        <Small>{words.filter(Boolean).join(' · ')}</Small>
        {content && <Small dir="auto">{content}</Small>}
      </chakra.div>
      <chakra.p textAlign="end" fontVariantNumeric="tabular-nums">
        {isFrom ? (
          <PriceIn text={t('card.from', { price: HERE })} price={price} />
        ) : (
          <chakra.b fontWeight="bold" whiteSpace="nowrap" dir={price === 0 ? undefined : 'ltr'}>
            {price === 0 ? t('card.free') : money(price)}
          </chakra.b>
        )}
      </chakra.p>
      {addons.length > 0 && (
        <Small gridColumn="1" gridRow="2" marginBlockStart="1">
          {t('addons.list', { names: addons.map((it) => it.name).join(', ') })}
        </Small>
      )}
      {store && (
        <Choice>{part && <part.AddService service={service} store={store} by={by ?? null} />}</Choice>
      )}
    </Row>
  )
}

const Name = chakra('h3', { base: { color: 'muted', fontSize: '14', fontWeight: 'semibold' } })

const List = chakra('ul', { base: { listStyle: 'none' } })

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'start',
    paddingBlock: '3',
    '& + &': { borderBlockStartWidth: '1px', borderColor: 'line' },
  },
})

// Reserves the height of the button, which comes later.
const Choice = chakra('div', {
  base: { display: 'grid', justifyItems: 'end', gridColumn: '2', minHeight: 'touch', marginBlockStart: '1' },
})

const Small = chakra('p', { base: { color: 'muted', fontSize: '14', lineHeight: '1.45' } })
