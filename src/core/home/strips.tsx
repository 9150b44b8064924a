import { chakra } from '@chakra-ui/react'
import { Fragment, memo, type ReactNode } from 'react'
import type { Card } from '#contract/entities/card.ts'
import type { ExplorePaths } from '#src/core/listing/paths.ts'
import { Strip, StripRoom, StripSkeleton, type Whereabouts } from '#src/core/listing/strip.tsx'
import { useFirstThenRest } from '#src/core/listing/use-first-then-rest.ts'
import { useOpenIds, useVerticals } from '#src/core/listing/vertical.ts'
import type { Location } from '#src/core/location/location.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { useTitleOfStrip } from './use-title-of-strip.ts'

interface StripContent {
  code: string
  vertical: string
  kind: string
  items: readonly Card[]
}

interface Props {
  strips: readonly StripContent[]
  /** A location with listings, where there are none here. */
  elsewhere: Location | null
  /** Whether each strip links to the home of its vertical. */
  leadsOn?: boolean
  /** A strip of the vertical's own, which comes second. */
  second?: ReactNode
}

/** As many strips as a tall phone shows. */
const IN_VIEW = 2

/** The strips of a home screen; without any, the reason, and where to look instead. */
export function Strips({ strips: all, elsewhere, leadsOn = false, second }: Props) {
  const now = useFirstThenRest(IN_VIEW)
  const open = useOpenIds()
  const strips = all.filter(({ vertical }) => open.some((it) => it === vertical))
  const none = useLoaded(() => import('./no-strips.tsx'), strips.length === 0)
  if (strips.length > 0)
    return (
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        {strips.map((strip, at) => (
          <Fragment key={strip.code}>
            {at < now ? <StripOfHome strip={strip} at={at} leadsOn={leadsOn} /> : <StripRoom />}
            {at === 0 && second}
          </Fragment>
        ))}
      </chakra.div>
    )
  return none && <none.NoStrips elsewhere={elsewhere} />
}

interface StripProps {
  strip: StripContent
  at: number
  leadsOn: boolean
}

/** A strip; memoised, since rendering rows is expensive. */
const StripOfHome = memo(function StripOfHome({ strip, at, leadsOn }: StripProps) {
  const { code, vertical, kind, items } = strip
  const of = Object.values(useVerticals()).find((it) => it.id === vertical)
  return (
    <Strip
      title={useTitleOfStrip(code, vertical)}
      items={items}
      all={leadsOn ? of && { to: of.path, search: {} } : whereAllIs(of?.explore?.(kind), code)}
      eager={at === 0}
      later={at >= IN_VIEW}
      rows={code === 'loved' ? 2 : 1}
    />
  )
})

/** The search whose first results a strip shows, as it stands in an address. */
const searchOf: Readonly<Record<string, Whereabouts['search']>> = {
  loved: { sort: 'top-rated' },
  new: { category: 'new' },
  popular: { sort: 'popular' },
}

function whereAllIs(paths: ExplorePaths | undefined, code: string): Whereabouts | undefined {
  return paths && { to: paths.all ?? paths.list, search: searchOf[code] ?? {} }
}

/** The skeletons of strips. */
export function StripSkeletons() {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <StripSkeleton />
      <StripSkeleton />
    </chakra.div>
  )
}
