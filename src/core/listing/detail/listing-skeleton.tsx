import { chakra } from '@chakra-ui/react'
import { openedCard, SHARED_COVER } from '#src/core/listing/opened.ts'
import { CoverFrame, Decision, Page, Reading } from '#src/core/page/frame.ts'
import { Cover } from '#src/ui/picture.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** The skeleton of a listing's page, with what the opened card already showed. */
export function ListingSkeleton({ slug }: { slug: string }) {
  const card = openedCard(slug)
  return (
    <Page as="div">
      <CoverFrame data-shared={SHARED_COVER} style={{ viewTransitionName: SHARED_COVER }}>
        {card ? (
          <Cover
            src={card.cover_image}
            color={card.cover_color}
            sizes="(min-width: 768px) 264px, 236px"
            eager
          />
        ) : (
          <Skeleton borderRadius="0" />
        )}
      </CoverFrame>
      <Decision>
        <Skeleton width="120px" height="28px" borderRadius="pill" />
        {card ? <ScreenTitle>{card.title}</ScreenTitle> : <Skeleton height="30px" width="75%" />}
        <Skeleton height="20px" width="55%" minHeight="0" />
        <Skeleton height="44px" width="85%" />
        <Skeleton height="44px" width="70%" />
      </Decision>
      <Reading>
        <chakra.div display="grid" gap="2">
          <Skeleton height="24px" width="96px" />
          <Skeleton height="68px" />
        </chakra.div>
        <Skeleton height="148px" />
      </Reading>
    </Page>
  )
}
