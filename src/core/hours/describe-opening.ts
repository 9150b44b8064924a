import type { OpeningHours, OpenSpan } from '#contract/entities/opening-hours.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Opening hours as search engines know them: when it is open in a usual week, and on which days that is otherwise; what is closed for good has no such days. */
export function describeOpening({ state, week, special }: OpeningHours) {
  if (week === null || state === 'closed_for_good') return {}
  const others = special.flatMap(({ day, hours }) => {
    const valid = { validFrom: day, validThrough: day }
    // A day from midnight to midnight is how one without opening is said.
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

/** What ends with the day is said to close in its last minute: search engines know no 24:00. */
function said({ open, close }: OpenSpan) {
  const isWhole = open === close
  return {
    ...specification,
    opens: isWhole ? MIDNIGHT : open,
    closes: isWhole || close === '24:00' ? '23:59' : close,
  }
}
