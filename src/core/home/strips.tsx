import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import type { Card } from '#contract/entities/card.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { LateDrawing } from '#src/core/late-drawing.tsx'
import type { ExplorePaths } from '#src/core/listing/paths.ts'
import { Strip, StripRoom, StripSkeleton, type Whereabouts } from '#src/core/listing/strip.tsx'
import { useFirstThenRest } from '#src/core/listing/use-first-then-rest.ts'
import { useOpenIds, useVerticals } from '#src/core/listing/vertical.ts'
import type { Location } from '#src/core/location/location.ts'
import { Blank } from '#src/ui/blank.tsx'
import { NothingNear } from './nothing-near.tsx'
import { useTitleOfStrip } from './use-title-of-strip.ts'

interface StripContent {
  code: string
  vertical: string
  kind: string
  items: readonly Card[]
}

interface Props {
  strips: readonly StripContent[]
  /** Where there is something, if there is nothing here. */
  elsewhere: Location | null
  /** Does each strip lead on to the home of its vertical? */
  leadsOn?: boolean
}

/** As many as a tall phone shows. */
const IN_VIEW = 2

/** The rows of a home screen; with none, why, and where to look instead. */
export function Strips({ strips: all, elsewhere, leadsOn = false }: Props) {
  const { t } = useSpeech()
  const now = useFirstThenRest(IN_VIEW)
  const open = useOpenIds()
  const strips = all.filter(({ vertical }) => open.some((it) => it === vertical))
  if (strips.length > 0)
    return (
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        {strips.map((strip, at) =>
          at < now ? (
            <StripOfHome key={strip.code} strip={strip} at={at} leadsOn={leadsOn} />
          ) : (
            <StripRoom key={strip.code} />
          ),
        )}
      </chakra.div>
    )
  if (elsewhere) return <NothingNear elsewhere={elsewhere} />
  return (
    <Blank
      level="h2"
      drawing={<LateDrawing of="spyglass" />}
      title={t('home.emptyTitle')}
      text={t('home.empty')}
    />
  )
}

interface StripProps {
  strip: StripContent
  at: number
  leadsOn: boolean
}

/** Rendered only when it is another one: rows are dear. */
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

/** What a strip shows the first of, in the words of an address. */
const searchOf: Readonly<Record<string, Whereabouts['search']>> = {
  loved: { sort: 'top-rated' },
  new: { category: 'new' },
  popular: { sort: 'popular' },
}

function whereAllIs(paths: ExplorePaths | undefined, code: string): Whereabouts | undefined {
  return paths && { to: paths.all ?? paths.list, search: searchOf[code] ?? {} }
}

/** Their shape until they are there. */
export function StripSkeletons() {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <StripSkeleton />
      <StripSkeleton />
    </chakra.div>
  )
}
