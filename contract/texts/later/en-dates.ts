/** English, of choosing when to rent something. */
export const enDates = {
  'stay.check': 'Check availability',
  'stay.chooseStart': 'On which day does it begin?',
  'stay.chooseEnd': 'And on which day does it end?',
  'stay.fromHour': 'It begins at',
  'stay.untilHour': 'It ends at',
  'stay.day.past': '{day}, cannot be chosen',
  'stay.day.taken': '{day}, taken',
  'stay.day.part': '{day}, partly taken',
  'stay.day.free': '{day}',
  'stay.legend.taken': 'Taken',
  'stay.legend.part': 'Partly taken',
  'stay.earlierMonth': 'Earlier month',
  'stay.laterMonth': 'Later month',
  'stay.notAvailable': 'Selected rental is not available for the chosen dates.',
  'stay.booked': 'You have booked it yourself for some of these dates.',
  'stay.nearest': 'The nearest free dates:',
  'stay.noNearest': 'Nothing as long is free near these dates. Look for fewer days.',
  'stay.fromUntil': '{from} to {until}',
  'stay.offlineTitle': 'You are offline',
  'stay.offlineText':
    'What is taken is shown as it was at {time}. Choose, and check once you are back online.',
} as const
