import { announcementsOf } from '../compose.ts'

export const notices = announcementsOf('notice', {
  'Spring tides: the lower quay will be wet': {
    card: { by: 'harbour-office' },
    picture: 'spring-tide',
    where: { district: 'Old Harbour', on: 'waterfront', landmark: 'Harbour Office' },
    about: [
      'High water this week comes to within a hand of the lower quay and, with any swell, over it. Please move cars by six in the evening, bicycles by seven, and yourselves in good time.',
      'Café tables will be chained in pairs. Owners of the armchair outside number four are asked once more to take it in.',
    ],
  },
  'Harbour Bridge closed to traffic two nights': {
    card: { by: 'town-council' },
    picture: 'closed-bridge',
    where: { district: 'Old Harbour', on: 'waterfront' },
    about: [
      'From ten at night until five in the morning, Monday and Tuesday, while the lamps are being rewired. Walkers and people pushing bicycles may cross at all times, if they mind the man with the octopus.',
      'Vehicles go round by Meridian Avenue. Buses 3 and 7 stop at Museum Square instead.',
    ],
  },
  'Swifts are nesting: please leave eaves alone': {
    card: { by: 'parks-and-shores' },
    picture: 'nests',
    where: { district: 'Castle Hill', on: 'street' },
    about: [
      'They have flown a very long way to the exact hole they were born in. Repairs to roofs and gutters on the hill should therefore wait until the birds have gone, or be shown to a ranger first.',
      'Found a young one on the ground? It cannot take off from there. Put it in a shoebox, ring us, and on no account throw it.',
    ],
  },
  'Water off in Westgate for an hour': {
    card: { by: 'town-council' },
    picture: 'water-works',
    where: { district: 'Westgate', on: 'street' },
    about: [
      'Between two and three in the afternoon on Thursday a valve older than any of us will be replaced on West Road. Fill a kettle beforehand.',
      'Afterwards the taps may run brown for a few minutes. It is only rust and does no harm except to white shirts.',
    ],
  },
  'Keep clear of the seal pups, however round': {
    card: { by: 'parks-and-shores' },
    picture: 'seal-pups',
    where: { district: 'Sealhaven', on: 'beach', landmark: 'Seal Bay Beach' },
    about: [
      'A pup alone on the sand is not lost. Its mother is fishing and is waiting for you to go away. Stay fifty metres off, keep dogs on a lead, and do not pour water on it; this happens more than you would think.',
      'If one seems hurt, call the wardens’ hut at the slip. They have a stretcher and know the difference between distress and a bad mood.',
    ],
  },
  'Night works on the airport road': {
    card: { by: 'town-council' },
    picture: 'night-works',
    where: { landmark: 'Selmara Airport' },
    about: [
      'One lane only near the terminal between eleven and five until the new surface is down. Allow ten more minutes for early flights, and please do not take it out on the person holding the sign.',
      'Hedgehog crossings were mapped before the work began and stay open.',
    ],
  },
})
