import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import { useState } from 'react'
import type { Category } from '#contract/entities/category.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { categoryWay } from '#src/core/listing/category-way.ts'
import type { Vertical } from '#src/core/listing/vertical.ts'
import { Cover } from '#src/ui/picture.tsx'
import { TilePicture, tile, tileGrid } from '#src/ui/picture-tile.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** So many categories fit on a phone above the strips. */
const AT_FIRST = 6

interface Props {
  categories: readonly Category[]
  vertical: Vertical
}

/** The categories of a vertical, by kind where it has kinds. */
export function CategoryGrids({ categories, vertical }: Props) {
  const { t } = useSpeech()
  const { kinds } = vertical
  if (!kinds) return <CategoryGrid title={t('home.categories')} categories={categories} vertical={vertical} />
  return Object.entries(kinds).map(([kind, name]) => (
    <CategoryGrid
      key={kind}
      title={t(name)}
      isTitleSeen
      categories={categories.filter((it) => it.kind === kind)}
      vertical={vertical}
    />
  ))
}

interface GridProps extends Props {
  title: string
  isTitleSeen?: boolean
}

/** A grid of categories, two a row on a phone; each leads to its listings. */
function CategoryGrid({ title, isTitleSeen, categories, vertical }: GridProps) {
  const { t } = useSpeech()
  const [showsAll, setShowsAll] = useState(false)
  if (categories.length === 0) return null
  return (
    <chakra.section aria-label={title}>
      {isTitleSeen && <Heading>{title}</Heading>}
      <Grid data-all={showsAll || undefined}>
        {categories.map(({ slug, kind, name, cover_image }) => (
          <li key={slug}>
            <Entry {...categoryWay(vertical, { kind, slug })}>
              <TilePicture color={vertical.hue}>
                <Cover src={cover_image} color="transparent" sizes="52px" />
              </TilePicture>
              {name}
            </Entry>
          </li>
        ))}
      </Grid>
      {!showsAll && categories.length > AT_FIRST && (
        <More type="button" onClick={() => setShowsAll(true)}>
          {t('home.allCategories', { n: categories.length })}
        </More>
      )}
    </chakra.section>
  )
}

/** The skeleton of the category grid. */
export function CategoryGridSkeleton() {
  return (
    <Grid as="div">
      {[1, 2, 3, 4, 5, 6].map((it) => (
        <Skeleton key={it} height="64px" borderRadius="card" />
      ))}
    </Grid>
  )
}

const Heading = chakra('h2', {
  base: { fontSize: '20', fontWeight: 'bold', lineHeight: '1.25', paddingBlockEnd: '3' },
})

const Grid = chakra('ul', {
  base: {
    ...tileGrid,
    md: { gridTemplateColumns: 'repeat(auto-fill, minmax(11.25rem, 1fr))' },
    mdDown: { [`&:not([data-all]) > :nth-child(n + ${AT_FIRST + 1})`]: { display: 'none' } },
  },
})

const Entry = createLink(chakra('a', { base: { ...tile, textDecoration: 'none' } }))

const More = chakra('button', {
  base: {
    minHeight: 'touch',
    marginBlockStart: '1',
    background: 'transparent',
    color: 'accent',
    fontSize: '14',
    fontWeight: 'semibold',
    cursor: 'pointer',
    md: { display: 'none' },
  },
})
