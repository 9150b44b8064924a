import { chakra } from '@chakra-ui/react'
import { Globe, type LucideIcon, Mail, Phone } from 'lucide-react'
import type { Contacts } from '#contract/entities/place.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { PageSection } from '#src/core/page/section.tsx'

interface Way {
  icon: LucideIcon
  name: string
  href: string
  shown: string
}

/** The contacts of a place; nothing where none are known. */
export function Contact({ contacts: { phone, email, website, links } }: { contacts: Contacts }) {
  const { t } = useSpeech()
  const ways: Way[] = [
    ...(phone ? [{ icon: Phone, name: t('place.phone'), href: `tel:${phone}`, shown: phone }] : []),
    ...(email ? [{ icon: Mail, name: t('place.email'), href: `mailto:${email}`, shown: email }] : []),
    ...(website
      ? [{ icon: Globe, name: t('place.website'), href: website, shown: new URL(website).hostname }]
      : []),
    ...links.map(({ name, url }) => ({ icon: Globe, name, href: url, shown: new URL(url).hostname })),
  ]
  if (ways.length === 0) return null
  return (
    <PageSection title={t('place.contact')}>
      <List>
        {ways.map(({ icon: Icon, name, href, shown }) => (
          <li key={href}>
            <Row
              href={href}
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <chakra.span minWidth="0">
                <Name>
                  <bdi>{name}</bdi>
                </Name>
                <Shown dir="ltr">{shown}</Shown>
              </chakra.span>
            </Row>
          </li>
        ))}
      </List>
    </PageSection>
  )
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    listStyle: 'none',
  },
})

const Row = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'control',
    color: 'ink',
    textDecoration: 'none',
    '& > svg': { flex: 'none', color: 'muted' },
    _hover: { '& span:last-child': { textDecoration: 'underline' } },
  },
})

const Name = chakra('span', { base: { display: 'block', color: 'muted', fontSize: '14', lineHeight: '1.3' } })

const Shown = chakra('span', {
  base: {
    display: 'inline-block',
    maxWidth: 'full',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    lineHeight: '1.35',
  },
})
