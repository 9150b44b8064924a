import { chakra } from '@chakra-ui/react'
import type { Offered, StoreService } from '#contract/entities/store-service.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { HERE, PriceIn } from '#src/core/listing/facts.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { PageSection } from '#src/core/page/section.tsx'
import { OwnName } from '#src/ui/own-name.ts'
import { grouped, termsOf } from './offered.ts'

/** What is done, by sub-category, with how long it takes and what it costs; nothing where nobody has said. */
export function ServiceList({ offered }: { offered: Offered }) {
  const { t } = useSpeech()
  if (offered.services.length === 0) return null
  return (
    <PageSection title={t('store.services')}>
      <chakra.div display="grid" gap="5">
        {grouped(offered).map(({ id, name, services }) => (
          <div key={id}>
            {name !== undefined && <Name>{name}</Name>}
            <List>
              {services.map((it) => (
                <ServiceRow key={it.id} service={it} />
              ))}
            </List>
          </div>
        ))}
      </chakra.div>
    </PageSection>
  )
}

function ServiceRow({ service }: { service: StoreService }) {
  const { t } = useSpeech()
  const money = useMoney()
  const { name, content, type } = service
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

const Small = chakra('p', {
  base: { color: 'muted', fontSize: '14', lineHeight: '1.45', fontVariantNumeric: 'tabular-nums' },
})
