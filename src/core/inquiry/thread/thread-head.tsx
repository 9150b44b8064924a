import { chakra } from '@chakra-ui/react'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Inquiry } from '#contract/entities/inquiry.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { Note } from '#src/ui/note.tsx'
import { OwnName } from '#src/ui/own-name.ts'
import { Cover } from '#src/ui/picture.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Thumb, ThumbRow } from '#src/ui/thumb-row.ts'
import { WholeLink } from '#src/ui/whole-link.ts'
import { RequestLine } from './request-line.tsx'

interface Props {
  inquiry: Inquiry
  /** Further actions on the thread. */
  children?: ReactNode
}

/** The head of a thread: with whom, about what, and the state of a request. */
export function ThreadHead({ inquiry, children }: Props) {
  const { t } = useSpeech()
  const { listing } = inquiry
  return (
    <Head>
      <Names>
        <ScreenTitle>
          <bdi>{inquiry.with}</bdi>
        </ScreenTitle>
        {children}
      </Names>
      <ThumbRow position="relative" padding="3" borderRadius="card" background="card" boxShadow="float">
        <Thumb>
          <Cover src={listing.cover_image} color={listing.cover_color} sizes="72px" />
        </Thumb>
        <chakra.div display="grid" gap="1" minWidth="0">
          <OwnName as="h2">
            <ListingLink listing={listing} />
          </OwnName>
          <RequestLine inquiry={inquiry} />
        </chakra.div>
      </ThumbRow>
      {inquiry.is_new_account && (
        <Note icon={Info} tone="calm">
          {t('messages.newAccount')}
        </Note>
      )}
    </Head>
  )
}

/** Leads to the listing, where its vertical has pages. */
function ListingLink({ listing: { vertical, kind, slug, title } }: { listing: Inquiry['listing'] }) {
  const to = Object.values(useVerticals())
    .find((it) => it.id === vertical)
    ?.detail?.(kind)
  if (!to) return title
  return (
    <WholeLink to={to} params={{ slug }} search={{}}>
      {title}
    </WholeLink>
  )
}

const Head = chakra('header', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
})

const Names = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: 'touch',
  },
})
