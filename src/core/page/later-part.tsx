import { chakra } from '@chakra-ui/react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { answerEarlyTap } from '#src/lib/early-tap.ts'

/**
 * A part of a page whose code loads after the page's own. The server renders it with the rest, so it can be
 * tapped before it can react: such a tap is kept, and done once the part is here.
 */
export function LaterPart({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(false)
  const part = (
    <Suspense>
      <chakra.div display="contents" data-later={isHere ? undefined : ''}>
        {children}
        <Arrival onHere={() => setHere(true)} />
      </chakra.div>
    </Suspense>
  )
  // If the component rendered again before the part is loaded, such as during scrolling, React would drop the
  // server's markup of the part.
  const [painted] = useState(part)
  useEffect(() => {
    if (isHere) answerEarlyTap(document)
  }, [isHere])
  return isHere ? part : painted
}

/** Tells that everything beside it has loaded. */
function Arrival({ onHere }: { onHere: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHere, [])
  return null
}
