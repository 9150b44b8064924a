import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { connection } from '#src/data/connection/report.ts'
import { isInProgress } from '#src/lib/in-progress.ts'
import { offersInstall } from './install-decision.ts'
import { installMemory, rememberRefusal, rememberVisit } from './install-memory.ts'
import { installWay, runsInstalled } from './install-way.ts'

// A person who has just come to a screen looks at it first.
const CALM_MS = 2_500

const InstallCard = lazy(() => import('./install-card.tsx').then((it) => ({ default: it.InstallCard })))

interface Props {
  storeName: string
  /** Whether the person is in the middle of something that leaves no room for it. */
  busy: boolean
}

/** Offers to install the app when the moment fits, and otherwise renders nothing. */
export function InstallOffer({ storeName, busy }: Props) {
  const path = useRouterState({ select: (it) => it.resolvedLocation?.pathname })
  const seen = useRef(new Set<string>())
  const [way, setWay] = useState<ReturnType<typeof installWay>>()
  useEffect(() => rememberVisit(Date.now()), [])
  useEffect(() => {
    if (path === undefined || busy) return
    seen.current.add(path)
    const timer = setTimeout(() => {
      if (offersInstall(factsNow(seen.current.size))) setWay(installWay())
    }, CALM_MS)
    return () => clearTimeout(timer)
  }, [path, busy])
  if (!way || busy) return null
  const close = () => {
    rememberRefusal(Date.now())
    setWay(undefined)
  }
  return (
    <Suspense>
      <InstallCard storeName={storeName} way={way} onClose={close} />
    </Suspense>
  )
}

function factsNow(screens: number) {
  const { visits, refusedAt } = installMemory()
  return {
    isInstalled: runsInstalled(),
    way: installWay(),
    visits,
    screens,
    refusedAt,
    now: Date.now(),
    isInProgress: isInProgress(),
    isOnline: connection.value === 'online',
  }
}
