import { announcementsOf } from '../compose.ts'

export const news = announcementsOf('news', {
  'Octopus at the aquarium out again, and back': {
    card: { by: 'the-tide-table' },
    picture: 'octopus',
    where: { district: 'East Quay', on: 'waterfront', landmark: 'Aquarium' },
    about: [
      'Brenda, the aquarium’s octopus, spent Tuesday night in the gift shop. Staff found her at opening time in a display of mugs, wearing one. She is well. Two mugs are not.',
      'Her tank lid now closes with a bolt which, keepers admit, she watched being fitted. Visitors can see her at eleven, when she has agreed to open a jar.',
    ],
  },
  'New electric ferry makes her first crossing': {
    card: { by: 'island-ferries' },
    picture: 'electric-ferry',
    where: { district: 'Old Harbour', on: 'waterfront', landmark: 'Ferry Terminal' },
    about: [
      'The Storm Petrel carried two hundred guests to Anchor Isle and back on Saturday without a sound that anyone could describe. Old hands stood at the stern waiting for the throb and looked quite lost.',
      'She takes over the islet runs within the month. The timetable stays as it is and the tea urn has been transferred from the old boat by popular demand.',
      'Her predecessor is for sale to a good home with a deep garden.',
    ],
  },
  'River swimming gets a clean bill of health': {
    card: { by: 'the-tide-table' },
    picture: 'river-swim',
    where: { district: 'Mill Quarter', on: 'park', landmark: 'Alder Meadows' },
    about: [
      'For the third year running the Alder above the weir has been rated excellent. Inspectors took forty samples and, on the last of them, a swim.',
      'Below the weir it remains good, except for two days after heavy rain, when a red flag flies at the bathing steps. The otters take no notice of it and seem fine.',
    ],
  },
  'Missing figurehead found holding up a shed': {
    card: { by: 'museums-trust' },
    picture: 'hen-house',
    where: { district: 'Saltmarsh', on: 'waterfront' },
    about: [
      'Stolen, swapped or simply floated off in the gale of 1911, the figurehead of the barque Perpetua has turned up as the corner post of a hen house. The hens had been kind to her; she has lost only a nose.',
      'She will be on show in the Maritime Museum from Friday. The farmer gets a new post, carved by the same workshop, also in the shape of a lady.',
    ],
  },
  'Eighty-one runners finish the Mudlark Mile': {
    card: { by: 'mudlark-runners' },
    picture: 'runners',
    where: { district: 'Saltmarsh', on: 'waterfront' },
    about: [
      'One hundred and forty started. The remainder were retrieved by hovercraft, in good spirits, sharing fourteen pairs of shoes between twenty feet.',
      'First home was district nurse Adaeze B. in twenty-two minutes, who put it down to house calls. Next race entries open at the clubhouse as soon as the floor is dry.',
    ],
  },
  'Night buses now run until five at weekends': {
    card: { by: 'town-council' },
    picture: 'night-bus',
    where: { district: 'Meridian', on: 'square', landmark: 'Station Square' },
    about: [
      'Four routes leave Station Square every thirty minutes on Friday and Saturday nights, by way of the Docks, the Strand, Northfield and Orchard Bank. Ordinary tickets are valid.',
      [
        'N1 to West Docks and Lantern Side',
        'N2 along the Esplanade to Sandholme',
        'N3 by College Road to Northfield',
        'N4 through Westgate to Orchard Bank',
      ],
      'Drivers may wait for anyone seen running, the council adds, and for anyone seen running in heels must.',
    ],
  },
})
