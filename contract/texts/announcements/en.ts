/** English, of the screens of announcements: it comes with the code that says it. */
export const en = {
  'announcement.by': 'Posted by',
  'announcement.when': 'Date',
  'announcement.published': 'Posted {day}',
  'announcement.until': 'Current until {time}',
  'announcement.place': 'Place',
  'announcement.over': 'No longer current',
  'announcement.overText': 'This was current until {time}.',
  'announcement.book': 'Book Now',
  'announcement.contact': 'Contact Now',
  'announcement.call': 'Call',
  'announcement.mail': 'E-mail',
  'announcement.sold_out': 'Sold out',
  'announcement.sold_outText': 'There is nothing left of “{title}”.',
  'announcement.gone': 'Can’t be booked any more',
  'announcement.goneText': '“{title}” was taken down, or is over.',
  'announcement.others': 'More like this',

  'announcements.all': 'All news',
  'announcements.search': 'Search News',
  'announcements.nearby': '{n, plural, one {# notice nearby} other {# notices nearby}}',
} as const
