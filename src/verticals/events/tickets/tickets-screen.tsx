import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Event } from '#contract/entities/event.ts'
import type { Ticket } from '#contract/entities/ticket.ts'
import { UpdateNeeded } from '#src/core/app-update/update-needed.tsx'
import { AsyncSection } from '#src/core/async-section.tsx'
import { ChosenBar } from '#src/core/checkout/chosen-bar.tsx'
import { Column, Columns, Panel } from '#src/core/checkout/frame.tsx'
import { isElsewhere } from '#src/core/checkout/is-elsewhere.ts'
import { ListingStep } from '#src/core/checkout/listing-step.tsx'
import { ReplaceDialog } from '#src/core/checkout/replace-dialog.tsx'
import { useDraft } from '#src/core/checkout/use-draft.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { momentAt } from '#src/lib/dates.ts'
import { Blank } from '#src/ui/blank.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { TicketsDrawing } from '#src/ui/drawings/tickets.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { events } from '../queries.ts'
import { SaleNote } from '../sale-note.tsx'
import { withFewer, withMore, withNewPrices } from './cart.ts'
import { soldEvents } from './sold-events.ts'
import { TicketRow } from './ticket-row.tsx'

/** The screen on which tickets are chosen; the choice is stored on the device, for guests too. */
export function TicketsScreen({ slug }: { slug: string }) {
  const { t, language } = useSpeech()
  const code = language?.code ?? ''
  const event = useQuery({ ...events.info(slug, code), enabled: language !== undefined })
  const tickets = useQuery({ ...events.tickets(slug, code), enabled: language !== undefined })
  return (
    <ListingStep vertical="events" title={t('tickets.title')} query={event} skeleton={<TicketsSkeleton />}>
      {(found) => (
        <AsyncSection query={tickets} skeleton={<TicketsSkeleton />}>
          {(all) => <Choosing event={found} tickets={all} asOf={tickets.dataUpdatedAt} />}
        </AsyncSection>
      )}
    </ListingStep>
  )
}

interface Choice {
  event: Event
  tickets: readonly Ticket[]
  /** When the prices were read. */
  asOf: number
}

function Choosing({ event, tickets, asOf }: Choice) {
  const { t, language } = useSpeech()
  const { drafts } = soldEvents
  const draft = useDraft(soldEvents, event.slug)
  const [asked, setAsked] = useState<Ticket>()
  useNewPrices(tickets)
  const add = (ticket: Ticket) =>
    void drafts.change((now) => withMore(now, listingOf(event), choiceOf(ticket), asOf))
  const addOrAsk = (ticket: Ticket) =>
    isElsewhere(drafts.current.value, event.slug) ? setAsked(ticket) : add(ticket)
  const other = drafts.current.value
  const isNewer = event.sales.state === 'on_sale' && tickets.some(({ sales }) => sales.state === 'other')
  if (tickets.length === 0)
    return (
      <Blank
        level="h2"
        drawing={<TicketsDrawing />}
        title={t('tickets.noneTitle')}
        text={t('tickets.noneText')}
      >
        <ButtonLink to="/happenings">{t('detail.goneAction')}</ButtonLink>
      </Blank>
    )
  return (
    <Columns>
      <Column>
        <div>
          <chakra.p fontWeight="bold">
            <bdi>{event.title}</bdi>
          </chakra.p>
          <chakra.p color="muted" fontSize="14">
            {momentAt(event.start_time, event.timezone, language?.code ?? 'en')}
          </chakra.p>
        </div>
        <SaleNote event={event} />
        {isNewer && <UpdateNeeded />}
        <Panel>
          <List>
            {tickets.map((it) => (
              <TicketRow
                key={it.id}
                ticket={it}
                timezone={event.timezone}
                quantity={draft?.chosen.find(({ id }) => id === it.id)?.quantity ?? 0}
                onMore={() => addOrAsk(it)}
                onFewer={() => void drafts.change((now) => withFewer(now, it.id))}
              />
            ))}
          </List>
        </Panel>
      </Column>
      {draft && <ChosenBar of={soldEvents} draft={draft} />}
      {asked && other && (
        <ReplaceDialog
          of={soldEvents}
          title={other.listing.title}
          onYes={() => add(asked)}
          onClosed={() => setAsked(undefined)}
        />
      )}
    </Columns>
  )
}

/** Updates the prices of tickets that were chosen earlier. */
function useNewPrices(tickets: readonly Ticket[]): void {
  useEffect(() => {
    void soldEvents.drafts.change((now) => (now && withNewPrices(now, tickets.map(choiceOf))) ?? now)
  }, [tickets])
}

const choiceOf = ({ id, name, price }: Ticket) => ({ id, name, price })

function listingOf({ slug, title, cover_image, cover_color, timezone, currency, ...event }: Event) {
  const when = { start: event.start_time, end: event.end_time, timezone }
  return { slug, title, cover_image, cover_color, currency, ...when }
}

function TicketsSkeleton() {
  return (
    <chakra.div display="grid" gap="4">
      <Skeleton width="60%" height="44px" />
      <Skeleton height="296px" borderRadius="card" />
    </chakra.div>
  )
}

const List = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'line' } },
})
