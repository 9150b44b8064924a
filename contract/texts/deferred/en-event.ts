/** English, of an event’s own page and its tickets. */
export const enEvent = {
  'detail.related': 'Go here instead',
  'event.place': 'Place',
  'event.online': 'Online',
  'event.onlineMore': 'Your link comes with your ticket',
  'event.language': 'Language',
  'event.spoken': 'Spoken there',
  'event.book': 'Book Tickets',
  'event.remaining': '{n, plural, one {Only # left} other {Only # left}}',
  'event.ticketFrom': 'On sale from {time}',
  'event.soldOut': 'Sold out',
  'event.soldOutText': 'All tickets are gone. Tickets sometimes come back, so check again later.',
  'event.notOpen': 'Not on sale yet',
  'event.notOpenText': 'Tickets are sold from {time}. Share the link, and come back then.',
  'event.closed': 'No longer on sale',
  'event.closedText':
    'It is still to come, on {time}, but no more tickets are sold here. Ask the host, or go somewhere else.',
  'event.ended': 'This is over',
  'event.endedText': 'It was on {time}. See what is still to come.',
} as const
