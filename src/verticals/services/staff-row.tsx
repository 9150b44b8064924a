import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { Staff } from '#contract/entities/store.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Rating } from '#src/core/listing/facts.tsx'
import { PageSection } from '#src/core/page/section.tsx'
import { Cover } from '#src/ui/picture.tsx'

/** Who works there, each leading to their own page; nothing where nobody has said. */
export function StaffRow({ people }: { people: readonly Staff[] }) {
  const { t } = useSpeech()
  if (people.length === 0) return null
  return (
    <PageSection title={t('store.professionals')}>
      <Row>
        {people.map(({ id, slug, name, position, avatar_image, cover_color, ...rated }) => (
          <li key={id}>
            <Person to="/reserve-and-relax/professional/$slug" params={{ slug }}>
              <Avatar>
                <Cover src={avatar_image} color={cover_color} sizes="72px" />
              </Avatar>
              <Name dir="auto">{name}</Name>
              {position && <Position dir="auto">{position}</Position>}
              <Rating card={rated} />
            </Person>
          </li>
        ))}
      </Row>
    </PageSection>
  )
}

const Row = chakra('ul', {
  base: {
    display: 'flex',
    gap: '2',
    listStyle: 'none',
    overflowX: 'auto',
    marginInline: '-16px',
    paddingInline: '4',
    paddingBlock: '1',
    scrollbarWidth: 'none',
    md: { marginInline: '0', paddingInline: '1' },
  },
})

const Person = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: '1',
      width: '8rem',
      height: 'full',
      padding: '3',
      borderRadius: 'card',
      background: 'card',
      boxShadow: 'float',
      color: 'ink',
      fontSize: '14',
      lineHeight: '1.3',
      textAlign: 'center',
      textDecoration: 'none',
    },
  }),
)

const Avatar = chakra('span', {
  base: {
    width: '72px',
    height: '72px',
    overflow: 'hidden',
    borderRadius: 'pill',
    '& > div': { height: 'full', aspectRatio: 'auto' },
  },
})

const Name = chakra('b', {
  base: { fontSize: '16', fontWeight: 'semibold', lineHeight: '1.25', lineClamp: 2 },
})

const Position = chakra('span', { base: { color: 'muted', overflowWrap: 'anywhere' } })
