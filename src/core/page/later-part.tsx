import { chakra } from '@chakra-ui/react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { answerEarlyTap } from '#src/lib/early-tap.ts'

/**
 * A part of a page whose code comes after the page's own. The server paints it with the rest, so it can be tapped
 * before it answers: such a tap is kept, and done once the part is here.
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
  // Rendered anew before it is here, such as while somebody scrolls, React would take away what is painted of it.
  const [painted] = useState(part)
  useEffect(() => {
    if (isHere) answerEarlyTap(document)
  }, [isHere])
  return isHere ? part : painted
}

/** Tells that all that stands beside it is here. */
function Arrival({ onHere }: { onHere: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHere, [])
  return null
}
