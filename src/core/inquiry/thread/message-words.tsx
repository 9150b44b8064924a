import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { piecesOf } from './addresses.ts'

/** The text of a message. An address in it is no plain link: pressing it asks first. */
export function MessageWords({ text }: { text: string }) {
  const { part, ask, leave } = useLazyPart<typeof import('./leave-question.tsx')>()
  const [address, setAddress] = useState('')
  const open = (wanted: string) => {
    setAddress(wanted)
    ask(() => import('./leave-question.tsx'))
  }
  return (
    <Words>
      {piecesOf(text).map((it, at) =>
        it.address === undefined ? (
          it.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was written never changes
          <Address key={at} type="button" aria-haspopup="dialog" onClick={() => open(it.address)}>
            {it.text}
          </Address>
        ),
      )}
      {part && <part.LeaveQuestion address={address} onClosed={leave} />}
    </Words>
  )
}

const Words = chakra(
  'div',
  { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: '1.45' } },
  { defaultProps: { dir: 'auto' } },
)

const Address = chakra('button', {
  base: {
    display: 'inline',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
})
