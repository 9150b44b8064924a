/** English, of other dates for what was booked. */
export const enChange = {
  'dates.change': 'Change dates',
  'dates.quote': 'See the new price',
  'dates.asNow': 'No change yet',
  'dates.review': 'Check the change',
  'dates.until': 'Before',
  'dates.then': 'After',
  'dates.sameCost': 'It costs the same.',
  'dates.more': 'It costs {amount} more. How would you like to pay that?',
  'dates.less': 'It costs {amount} less.',
  'dates.lessAtPlace': 'You pay {amount} less when you get there.',
  'dates.confirm': 'Change to these dates',
  'dates.payVenue': 'Pay {amount} more when you get there',
  'dates.others': 'Choose other dates',
  'dates.cancelling': 'Cancellation policy',
  'dates.offline': 'Changing dates needs the network. Go on when you are back.',
} as const
