import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, useEffect } from 'react'
import { usePerson } from '#src/core/account/person.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLoaded } from '#src/core/use-loaded.ts'
import { personHere } from '#src/data/owner.ts'
import { ratingDrafts } from '#src/data/rating/rating-drafts.ts'
import { Blank } from '#src/ui/blank.tsx'
import { BoatDrawing } from '#src/ui/drawings/boat.tsx'
import { Cover } from '#src/ui/picture.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Rated } from './rated.ts'
import { RatingForm } from './rating-form.tsx'
import type { RatingTarget } from './rating-target.ts'
import { bookingRatingTexts, type RatingTexts } from './rating-texts.ts'

interface Props extends Pick<ComponentProps<typeof RatingForm>, 'required'> {
  target: RatingTarget
  texts?: RatingTexts
}

/** The screen for a rating. Guests are led to the start. */
export function RatingScreen({ target, texts = bookingRatingTexts, required }: Props) {
  const { t } = useSpeech()
  const isGuest = usePerson().token === undefined
  const navigate = useNavigate()
  useEffect(() => {
    // The server renders every page for a guest, so only the person on this device counts.
    if (isGuest && personHere().token === undefined) void navigate({ to: '/', replace: true })
  }, [isGuest, navigate])
  const query = useQuery({ ...target.query, enabled: !isGuest })
  const begun = useLoaded(() => ratingDrafts.of(target.draftKey), !isGuest)
  if (isGuest) return null
  return (
    <Column>
      <ScreenTitle>{t(texts.title)}</ScreenTitle>
      <AsyncSection query={query} skeleton={<Shape />}>
        {(rated) =>
          rated === null ? (
            <Blank level="h2" drawing={<BoatDrawing />} title={t(texts.goneTitle)} text={t(texts.goneText)} />
          ) : (
            <>
              <What rated={rated} />
              {begun === undefined ? (
                <FormShape />
              ) : rated.canRate ? (
                // This device may show older ratings first: newer ones from the server start the form anew.
                <RatingForm
                  key={JSON.stringify(rated.subjects)}
                  {...{ target, texts, rated, begun, required }}
                />
              ) : (
                <chakra.p color="muted">{t(texts.notYet)}</chakra.p>
              )}
            </>
          )
        }
      </AsyncSection>
    </Column>
  )
}

function What({ rated: { title, cover_image, cover_color } }: { rated: Rated }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <Picture>
        <Cover src={cover_image} color={cover_color} sizes="72px" eager />
      </Picture>
      <chakra.p fontWeight="semibold" fontSize="20" lineHeight="1.25" minWidth="0">
        {title}
      </chakra.p>
    </chakra.div>
  )
}

function Shape() {
  return (
    <chakra.div display="grid" gap="5">
      <chakra.div display="flex" alignItems="center" gap="3">
        <Skeleton width="72px" height="72px" borderRadius="14px" />
        <Skeleton height="24px" flex="1" />
      </chakra.div>
      <FormShape />
    </chakra.div>
  )
}

function FormShape() {
  return (
    <>
      <Skeleton height="76px" />
      <Skeleton height="200px" />
      <Skeleton height="52px" />
    </>
  )
}

const Column = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', maxWidth: '560px' },
})

const Picture = chakra('div', {
  base: {
    flex: 'none',
    width: '72px',
    borderRadius: '14px',
    overflow: 'hidden',
    '& > div': { aspectRatio: '1' },
  },
})
