import type { Store } from '#contract/entities/store.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Rating } from '#src/core/listing/facts.tsx'
import { PageSection } from '#src/core/page/section.tsx'
import { useNextFreeOfStaff } from '#src/core/slots/next-free.tsx'
import { Face, FaceLink, FaceName, FaceRow, FaceText } from '#src/ui/face-row.ts'
import { Cover } from '#src/ui/picture.tsx'

/** The professionals of a store, each with when they are free next, linked to their page; nothing where there are none. */
export function StaffRow({ store }: { store: Store }) {
  const { t } = useSpeech()
  const nextFree = useNextFreeOfStaff(store)
  const { professionals: people } = store
  if (people.length === 0) return null
  return (
    <PageSection title={t('store.professionals')}>
      <FaceRow>
        {people.map(({ id, slug, name, position, avatar_image, cover_color, ...rated }) => (
          <li key={id}>
            <FaceLink to="/reserve-and-relax/professional/$slug" params={{ slug }}>
              <Face>
                <Cover src={avatar_image} color={cover_color} sizes="72px" />
              </Face>
              <FaceName dir="auto">{name}</FaceName>
              {position && <FaceText dir="auto">{position}</FaceText>}
              <Rating card={rated} />
              {nextFree(id)}
            </FaceLink>
          </li>
        ))}
      </FaceRow>
    </PageSection>
  )
}
