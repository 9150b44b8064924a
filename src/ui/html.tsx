import { chakra } from '@chakra-ui/react'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'

/** The one place where HTML from elsewhere reaches the page: cleaned once more, whoever cleaned it before. */
export function Html({ children }: { children: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(children, rules), [children])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this component exists so that nothing else does it
  return <Prose dangerouslySetInnerHTML={{ __html: clean }} />
}

const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe', 'object', 'embed'],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset'],
  ALLOWED_URI_REGEXP: /^(?:https|mailto|tel):/i,
}

const Prose = chakra('div', {
  base: {
    maxWidth: 'prose',
    '& p, & ul, & ol': { marginBlock: '2' },
    '& ul, & ol': { paddingInlineStart: '5' },
    '& h2, & h3': { fontWeight: 'semibold', marginBlockStart: '4' },
  },
})
