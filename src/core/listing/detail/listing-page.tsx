import { chakra } from '@chakra-ui/react'
import { lazy, type ReactNode } from 'react'
import type { VerticalId } from '#contract/verticals.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Rating } from '#src/core/listing/facts.tsx'
import { SHARED_COVER } from '#src/core/listing/opened.ts'
import { CoverFrame, Decision, Page, Reading, WordsBegin } from '#src/core/page/frame.ts'
import { LaterPart } from '#src/core/page/later-part.tsx'
import { TopBar } from '#src/core/page/top-bar.tsx'
import { usePassed } from '#src/core/page/use-passed.ts'
import { useScreenName } from '#src/core/screen-name.ts'
import { Cover } from '#src/ui/picture.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { About } from './about.tsx'
import type { Host } from './hosted-by.tsx'
import type { Listing } from './listing.ts'
import { Location, type Whereabouts } from './location.tsx'
import { ShareButton } from './share-button.tsx'

// Loading begins at once, so that the part which the server rendered can soon be used.
const coming = import('./further.tsx').then((it) => ({ default: it.Further }))
// The rejection reaches the component that shows it; here it only must not count as unhandled.
coming.catch(() => {})
// The server renders in one pass, and cannot wait for the part.
const Further = import.meta.env.SSR ? (await coming).default : lazy(() => coming)

interface Props {
  vertical: VerticalId
  listing: Listing
  host?: Host | undefined
  /** The location; undefined where nobody has to go anywhere. */
  at: Whereabouts | undefined
  /** The button that makes it a favourite. */
  heart?: ReactNode
  /** The kind of listing, above the title. */
  chips: ReactNode
  /** The one line below the title that everything else depends on, such as whether it is open. */
  state?: ReactNode
  /** The most important facts, below that line. */
  facts?: ReactNode
  /** The bar with the price and the one action, or with several. */
  bar: ReactNode
  /** The listing's offers, or the reason why there are none. */
  children?: ReactNode
  /** The facts that one needs to go there, below the map. */
  afterMap?: ReactNode
  /** The way to write a review, beside the reviews. */
  reviewAction?: ReactNode
  /** The way to report that something here is wrong, below the reviews. */
  afterReviews?: ReactNode
  /** The ways on from here, below everything. */
  related?: ReactNode
}

/** The page of a listing; a vertical fills its slots. */
export function ListingPage({
  vertical,
  listing,
  host,
  at,
  heart,
  chips,
  state,
  facts,
  bar,
  children,
  afterMap,
  reviewAction,
  afterReviews,
  related,
}: Props) {
  const { t } = useSpeech()
  const [isPassed, heading] = usePassed()
  const [isOverWords, wordsBegin] = usePassed()
  const { title, cover_image, cover_color, avg_rating = 0, rating_count = 0 } = listing
  useScreenName(title)
  return (
    <>
      <TopBar title={isPassed ? title : undefined} isSolid={isOverWords}>
        <ShareButton title={title} />
        {heart}
      </TopBar>
      <Page>
        <WordsBegin ref={wordsBegin} aria-hidden />
        <CoverFrame data-shared={SHARED_COVER} style={{ viewTransitionName: SHARED_COVER }}>
          <Cover src={cover_image} color={cover_color} sizes="(min-width: 768px) 60vw, 100vw" eager />
        </CoverFrame>
        <Decision>
          <Chips>{chips}</Chips>
          <ScreenTitle ref={heading}>{title}</ScreenTitle>
          <Category>
            {host && <span>{t('detail.hostedByName', { name: host.name })}</span>}
            <Rating card={{ avg_rating, rating_count }} />
          </Category>
          {state}
          {facts}
          {bar}
        </Decision>
        <Reading>
          {children}
          <About content={listing.content} />
          {at && <Location at={at} />}
          {afterMap}
          <LaterPart>
            <Further listing={listing} vertical={vertical} host={host} reviewAction={reviewAction} />
            {afterReviews}
            {related}
          </LaterPart>
        </Reading>
      </Page>
    </>
  )
}

const Chips = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } },
})

const Category = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    marginBlockStart: '-8px',
    color: 'muted',
    fontSize: '14',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    // No host and no stars leave no gap.
    _empty: { display: 'none' },
  },
})
