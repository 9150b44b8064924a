import { chakra } from '@chakra-ui/react'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'

/**
 * The one place where foreign HTML reaches the page: sanitized once more, whoever did so before. The server
 * has no DOM to do that with; it renders what it sanitized itself.
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
