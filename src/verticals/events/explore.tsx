import * as v from 'valibot'
import { getAllEventCategories } from '#contract/calls/events/listing.ts'
import { getAllEvents, suggestEvents } from '#contract/calls/events/search.ts'
import { eventFiltersSchema, eventSortings, eventTypes } from '#contract/explore/event-filters.ts'
import type { Explored, FilterFieldsProps } from '#src/core/explore/explored.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { send } from '#src/data/provider/call.ts'
import { RadioList } from '#src/ui/radio-list.tsx'
import { eventDayFilter, namedEventTime } from './event-days.ts'
import { eventFilterAddress } from './explore-address.ts'
import { eventPaths } from './paths.ts'

/** How events are explored. */
export const exploreEvents: Explored = {
  vertical: 'events',
  hue: 'plum',
  paths: eventPaths,
  texts: { title: 'events.all', search: 'events.search', nearby: 'events.nearby', show: 'events.show' },
  find: async (request, signal) => {
    const { events, next_cursor } = await send(getAllEvents, request, signal)
    return { cards: events, next_cursor }
  },
  suggest: async (search_value, signal) => (await send(suggestEvents, { search_value }, signal)).data.events,
  categories: async (signal) => (await send(getAllEventCategories, {}, signal)).categories,
  filtering: {
    sortings: eventSortings,
    own: eventFilterAddress,
    ask: ({ type }) => ({ event_type: v.parse(eventFiltersSchema.entries.event_type, type) }),
    Fields: EventFilters,
    isPriced: true,
  },
  timeFilter: eventDayFilter,
  named: namedEventTime,
}

function EventFilters({ own, onChange }: FilterFieldsProps) {
  const { t } = useSpeech()
  const { type = 'all', ...others } = own
  return (
    <RadioList
      legend={t('events.type')}
      options={eventTypes.map((it) => ({ value: it, label: t(`events.type.${it}`) }))}
      value={v.parse(eventFiltersSchema.entries.event_type, type)}
      onChoose={(it) => onChange(it === 'all' ? others : { ...others, type: it })}
    />
  )
}
