/** English, of what comes up next: it comes for who has something to go to. */
export const enUpcoming = {
  'coming.label': 'Your next booking',
  'coming.today': 'Today, {time}',
  'coming.tonight': 'Tonight, {time}',
  'coming.tomorrow': 'Tomorrow, {time}',
  'coming.inMinutes': '{when} · in {n} min',
  'coming.inHours': '{when} · in {n} h',
  'coming.inDays': '{when} · {n, plural, one {in # day} other {in # days}}',
  'coming.until': 'Now, until {when}',
} as const
