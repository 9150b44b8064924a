import type { Staff } from '#contract/entities/store.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Rating } from '#src/core/listing/facts.tsx'
import { PageSection } from '#src/core/page/section.tsx'
import { Face, FaceLink, FaceName, FaceRow, FaceText } from '#src/ui/face-row.ts'
import { Cover } from '#src/ui/picture.tsx'

/** The professionals of a store, each linked to their page; nothing where there are none. */
export function StaffRow({ people }: { people: readonly Staff[] }) {
  const { t } = useSpeech()
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
            </FaceLink>
          </li>
        ))}
      </FaceRow>
    </PageSection>
  )
}
