import { placesOf } from '../compose.ts'

export const harbours = placesOf('harbour', {
  'Selmara Marina': {
    card: { by: 'harbour-office', stars: [4.6, 231] },
    picture: 'marina',
    where: { district: 'East Quay', on: 'waterfront', landmark: 'Selmara Marina' },
    tags: ['Visitors’ berths', 'Showers', 'Fuel'],
    about: [
      'Six jetties, two hundred boats, and the constant small music of halyards. Visiting crews tie up on the outer pontoon, where a boy with a trolley appears before the second rope is fast.',
      'Strollers may go as far as the gates. Beyond them sit people polishing things and waiting to be asked about it.',
    ],
  },
  'The Old Basin': {
    card: { by: 'harbour-office', stars: [4.7, 318] },
    picture: 'fishing-port',
    where: { district: 'Old Harbour', on: 'waterfront' },
    tags: ['Fishing fleet', 'Steps', 'Cobbles'],
    about: [
      'This is where the town began: a curve of granite, iron rings worn thin as wedding bands, thirty working boats in paint box colours. The fleet lands between five and seven and again whenever it feels like it.',
      'Sit on the steps with your feet above the tide line. The dark green part of the stone is the part that is about to be wet.',
    ],
  },
  'Ferry Terminal': {
    card: { by: 'island-ferries', stars: [4.1, 407] },
    picture: 'ferry',
    where: { district: 'Old Harbour', on: 'waterfront', landmark: 'Ferry Terminal' },
    tags: ['Tickets', 'Left luggage', 'Café'],
    about: [
      'Small ferries for the islets, large ones for the rest of the world. In the hall hangs a board of clacking letters, saved by petition when somebody wanted a screen, and people still fall silent while it makes up its mind.',
      'Left luggage takes suitcases, surfboards and, for under an hour, one well-behaved goat.',
    ],
  },
  'Lifeboat slip': {
    card: { by: 'harbour-office', stars: [4.7, 92] },
    picture: 'lifeboat',
    where: { district: 'East Quay', on: 'waterfront', landmark: 'Lifeboat Station' },
    tags: ['Practice Sundays', 'Keep clear'],
    about: [
      'On practice mornings the doors fold back, a bell is struck twice, and nineteen tonnes go down the rails into the harbour with a wave that reaches the far quay. From the railing on the East Mole you get just wet enough.',
      'She is winched home backwards afterwards, like a large dog being put in a bath.',
    ],
  },
  'Coopers Cove harbour': {
    card: { by: 'harbour-office', stars: [4.8, 143] },
    picture: 'dry-harbour',
    where: { district: 'Coopers Cove', on: 'waterfront' },
    tags: ['Dries at low water', 'Crab pots'],
    about: [
      'A pocket harbour which empties twice a day, leaving its boats sitting about on the mud like people after lunch. Children know the hour at which the swimming hole fills and can be consulted.',
      'Pots are mended along the wall in the afternoons; ask before you photograph and you may be handed a needle.',
    ],
  },
  'Sealhaven slip and harbour': {
    card: { by: 'harbour-office', stars: [4.6, 104] },
    picture: 'fishing-port',
    where: { district: 'Sealhaven', on: 'waterfront' },
    tags: ['Boat trips', 'Gallows crane'],
    about: [
      'The north coast’s only shelter: a stubby breakwater, a crane that looks like a gallows and was one for a fortnight, and trips to Seal Isle chalked on an upturned dinghy.',
      'In a northerly the spray clears the wall and waters the geraniums outside the post office. They thrive on it.',
    ],
  },
  'Fulmar Cove landing': {
    card: { by: 'harbour-office', stars: [4.5, 58] },
    picture: 'rocky-landing',
    where: { district: 'Fulmar Cove', on: 'waterfront' },
    tags: ['Wild', 'West coast'],
    about: [
      'Boats are hauled straight up the rock by a winch that belonged to a whaler. Four families still fish from here, all with the same surname and none of them, they say, related.',
      'Stand back when the bell rings, because the wire comes up taut without further notice.',
    ],
  },
  'Saltmarsh channel moorings': {
    card: { by: 'harbour-office', stars: [4.4, 67] },
    picture: 'houseboats',
    where: { district: 'Saltmarsh', on: 'waterfront' },
    tags: ['Shallow', 'Herons', 'Houseboats'],
    about: [
      'Withies mark a creek that moves a little every winter, so the chart is drawn in pencil. Old smacks lie along the banks with chimneys smoking, some afloat, some merely hopeful.',
      'At dead low water a path of stones leads across to the pub. Note the time you crossed.',
    ],
  },
  'Norby quay': {
    card: { by: 'harbour-office', stars: [4.5, 49] },
    picture: 'quay',
    where: { district: 'Norby', on: 'waterfront' },
    tags: ['Pilot gigs', 'Bakery boat Fridays'],
    about: [
      'Two gigs, Resolute and Irresolute, lie here ready to row out to anything that needs a pilot, which these days means a race against the next village. You are welcome to make up the numbers on Thursdays.',
      'Friday’s boat brings bread, library books and gossip, in descending order of freshness.',
    ],
  },
})
