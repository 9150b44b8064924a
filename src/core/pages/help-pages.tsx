import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Page } from '#contract/entities/settings.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { Html } from '#src/ui/html.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Disclosure } from './disclosure.tsx'

/** The help screen: help first, then frequent questions, then the legal pages. */
export function HelpPages() {
  const { t, language } = useSpeech()
  const query = useQuery({ ...settings.pages(language?.id ?? 0), enabled: language !== undefined })
  return (
    <>
      <chakra.h1 fontSize="32" fontWeight="bold" lineHeight="1.2" letterSpacing="-0.02em">
        {t('help.title')}
      </chakra.h1>
      <AsyncSection query={query} skeleton={<HelpSkeleton />}>
        {(pages) =>
          pages.length > 0 ? <Sections pages={pages} /> : <chakra.p color="muted">{t('help.empty')}</chakra.p>
        }
      </AsyncSection>
    </>
  )
}

function Sections({ pages }: { pages: readonly Page[] }) {
  const { t } = useSpeech()
  const of = (kind: Page['kind']) => pages.filter((it) => it.kind === kind)
  return (
    <>
      {of('help').map((page) => (
        <Section key={page.slug}>
          <Title>{page.title}</Title>
          <Html>{page.content}</Html>
        </Section>
      ))}
      <Folded title={t('help.questions')} pages={of('faq')} />
      <Folded title={t('help.policies')} pages={of('policy')} />
      <Contact />
    </>
  )
}

function Contact() {
  const { t } = useSpeech()
  const email = useQuery(settings.values()).data?.supportEmail
  if (!email) return null
  return (
    <Section>
      <chakra.a href={`mailto:${email}`} overflowWrap="anywhere">
        {t('help.contact', { email })}
      </chakra.a>
    </Section>
  )
}

function Folded({ title, pages }: { title: string; pages: readonly Page[] }) {
  if (pages.length === 0) return null
  return (
    <Section>
      <Title>{title}</Title>
      {pages.map((page) => (
        <Disclosure key={page.slug} title={page.title}>
          <Html>{page.content}</Html>
        </Disclosure>
      ))}
    </Section>
  )
}

function HelpSkeleton() {
  return (
    <Section>
      {[60, 100, 95, 80].map((width) => (
        <Skeleton key={width} width={`${width}%`} maxWidth="prose" />
      ))}
    </Section>
  )
}

const Section = chakra('section', { base: { display: 'grid', gap: '2', paddingBlockStart: '6' } })
const Title = chakra('h2', { base: { fontSize: '20', fontWeight: 'bold', letterSpacing: '-0.01em' } })
