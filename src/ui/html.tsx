import { chakra } from '@chakra-ui/react'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'

/**
 * The one place where HTML from elsewhere reaches the page: cleaned once more, whoever cleaned it before. Where the
 * server paints, there is no DOM to clean with; it paints what it cleaned itself.
 */
export function Html({ children }: { children: string }) {
  const clean = useMemo(
    () => (typeof document === 'undefined' ? children : DOMPurify.sanitize(children, rules)),
    [children],
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this component exists so that nothing else does it
  return <Prose dangerouslySetInnerHTML={{ __html: clean }} />
}

const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe', 'object', 'embed'],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset'],
  // Or a page of ours, by its path.
  ALLOWED_URI_REGEXP: /^(?:(?:https|mailto|tel):|\/(?![/\\]))/i,
}

const Prose = chakra('div', {
  base: {
    maxWidth: 'prose',
    '& p, & ul, & ol': { marginBlock: '2' },
    '& ul, & ol': { paddingInlineStart: '5' },
    '& h2, & h3': { fontWeight: 'semibold', marginBlockStart: '4' },
  },
})
