import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { AskHost } from '#src/core/inquiry/write/ask-host.tsx'
import type { InquirySubject } from '#src/core/inquiry/write/inquiry-subject.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { PageSection } from '#src/core/page/section.tsx'
import { Cover } from '#src/ui/picture.tsx'

/** The business behind a listing. */
export interface Host {
  name: string
  about: string
  picture: string | undefined
  /** The listing about which they can be asked. */
  asked?: InquirySubject
  /** A link to all that they offer. */
  more?: ReactNode
}

export function HostedBy({ host: { name, about, picture, asked, more } }: { host: Host }) {
  const { t } = useSpeech()
  return (
    <PageSection title={t('detail.hostedBy')}>
      <Row>
        {picture && (
          <Mark>
            <Cover src={picture} color="transparent" sizes="56px" />
          </Mark>
        )}
        <chakra.div minWidth="0">
          <chakra.p fontWeight="semibold">
            <bdi>{name}</bdi>
          </chakra.p>
          {about && (
            <chakra.p color="muted" fontSize="14" maxWidth="prose" dir="auto">
              {about}
            </chakra.p>
          )}
          {(asked || more) && (
            <chakra.div display="flex" flexWrap="wrap" gap="3" marginBlockStart="3">
              {asked && <AskHost {...asked} />}
              {more}
            </chakra.div>
          )}
        </chakra.div>
      </Row>
    </PageSection>
  )
}

const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3' } })

const Mark = chakra('span', {
  base: {
    flex: 'none',
    width: '56px',
    height: '56px',
    overflow: 'hidden',
    borderRadius: 'pill',
    '& > div': { height: 'full', aspectRatio: 'auto' },
  },
})
