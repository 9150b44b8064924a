import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { PageSection } from '#src/core/page/section.tsx'
import { Html } from '#src/ui/html.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'

/** The number of letters that three lines of a phone hold: a guess, until the page can be measured. */
const LONG = 140

/** A listing's description, cut to three lines until it is opened. */
export function About({ content }: { content: string }) {
  const { t } = useSpeech()
  const text = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLong, setLong] = useState(content.replace(/<[^>]*>/g, '').length > LONG)
  useLayoutEffect(() => {
    const { current } = text
    if (!current || isOpen) return
    const measured = new ResizeObserver(() => setLong(current.scrollHeight > current.clientHeight + 1))
    measured.observe(current)
    // The text may grow while its box stays at three lines, as when its font arrives.
    if (current.firstElementChild) measured.observe(current.firstElementChild)
    return () => measured.disconnect()
  }, [isOpen])
  if (content === '') return null
  return (
    <PageSection title={t('detail.about')}>
      <Text ref={text} dir="auto" data-open={isOpen || undefined} data-cut={(isLong && !isOpen) || undefined}>
        <Html>{content}</Html>
      </Text>
      {isLong && (
        <QuietButton
          type="button"
          justifySelf="start"
          marginInlineStart="-12px"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'detail.less' : 'detail.more')}
        </QuietButton>
      )}
    </PageSection>
  )
}

const Text = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    '& > div > :first-child': { marginBlockStart: '0' },
    '&:not([data-open])': { maxHeight: '3lh', overflow: 'hidden' },
    // The text fades out: dots would follow whatever full stop the third line ends with.
    '&[data-cut]': { maskImage: 'linear-gradient(black 60%, transparent)' },
  },
})
