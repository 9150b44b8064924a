import type { OpeningHours, OpenSpan } from '#contract/entities/opening-hours.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * Opening hours for search engines: the usual week, and the special days; a place closed for good has none.
 */
export function describeOpening({ state, week, special }: OpeningHours) {
  if (week === null || state === 'closed_for_good') return {}
  const others = special.flatMap(({ day, hours }) => {
    const valid = { validFrom: day, validThrough: day }
    // A closed day is written as one from midnight to midnight.
    return hours?.length === 0
      ? [{ ...specification, opens: MIDNIGHT, closes: MIDNIGHT, ...valid }]
      : (hours ?? []).map((it) => ({ ...said(it), ...valid }))
  })
  return {
    openingHoursSpecification: week.flatMap((spans, at) =>
      spans.map((it) => ({ ...said(it), dayOfWeek: `https://schema.org/${days[at]}` })),
    ),
    ...(others.length > 0 && { specialOpeningHoursSpecification: others }),
  }
}

const specification = { '@type': 'OpeningHoursSpecification' }
const MIDNIGHT = '00:00'

/** A span of opening hours for search engines. They know no 24:00, so the end of a day is its last minute. */
function said({ open, close }: OpenSpan) {
  const isWhole = open === close
  return {
    ...specification,
    opens: isWhole ? MIDNIGHT : open,
    closes: isWhole || close === '24:00' ? '23:59' : close,
  }
}
