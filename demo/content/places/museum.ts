import { placesOf } from '../compose.ts'

export const museums = placesOf('museum', {
  'Maritime Museum': {
    card: { by: 'museums-trust', price: 9, stars: [4.7, 534] },
    picture: 'museum-front',
    where: { district: 'East Quay', landmark: 'Maritime Museum' },
    tags: ['Step-free', 'Café', 'Under 12 free'],
    about: [
      'Figureheads stare at you across the hall as if you were the one who had sunk. Upstairs, a room of ships in bottles, a room of bottles from ships, and the map room with its globe that guests may turn.',
      'Small boats can be climbed into. The fog machine goes off at three each day and there is always one person in a good suit standing in the wrong spot.',
    ],
  },
  'Museum of the Island': {
    card: { by: 'museums-trust', price: 7, stars: [4.6, 389] },
    picture: 'whale',
    where: { district: 'East Quay', on: 'square', landmark: 'Museum of the Island' },
    tags: ['Whale', 'Family trail', 'Step-free'],
    about: [
      'Everything the island ever was, from the first eruption to the last telephone exchange. The whale hangs in the stairwell and can be looked in the eye from the second landing.',
      'Cases on the ground floor are opened on Fridays so that you can hold a hand axe. It fits, uncannily, and people go quiet.',
    ],
  },
  'Alder Gallery': {
    card: { by: 'museums-trust', price: 6, stars: [4.5, 212] },
    picture: 'paintings',
    where: { district: 'Castle Hill', landmark: 'Alder Gallery' },
    tags: ['Paintings', 'Garden', 'Late on Thursdays'],
    about: [
      'Nine rooms of island painters, hung by the hour of day they show: you enter at dawn and go home by moonlight. Room five, early afternoon, has the sofas.',
      'One portrait was returned anonymously in 1994 after forty years away, wrapped in a tablecloth. The tablecloth is exhibited as well.',
    ],
  },
  Aquarium: {
    card: { by: 'museums-trust', price: 14, stars: [4.5, 672] },
    picture: 'tank',
    where: { district: 'East Quay', on: 'waterfront', landmark: 'Aquarium' },
    tags: ['Families', 'Feeding at 11 and 3', 'Step-free'],
    about: [
      'Only creatures from our own waters, which turn out to be stranger than anything tropical. An octopus called Brenda opens jars on weekday mornings and holds a grudge against the yellow sponge.',
      'Rays glide over the glass tunnel on their white bellies, smiling, or so it seems. Those are nostrils.',
    ],
  },
  'Lifeboat Museum and slip': {
    card: { by: 'harbour-office', stars: [4.8, 154] },
    picture: 'lifeboat',
    where: { district: 'East Quay', on: 'waterfront', landmark: 'Lifeboat Station' },
    tags: ['Free', 'Volunteers'],
    about: [
      'A single room beside the working boat. Boards on the wall list each launch since 1861, with the number saved, and in a few lines the number not. The volunteers who show you round were aboard for the recent ones.',
      'If the pager goes, they leave mid-sentence. Stay and look after the till, please.',
    ],
  },
  'Customs House cabinet of false bottoms': {
    card: { by: 'museums-trust', price: 4, stars: [4.4, 98] },
    picture: 'museum-hall',
    where: { district: 'Old Harbour', landmark: 'Customs House' },
    tags: ['Small', 'Guided at noon'],
    about: [
      'Two centuries of smuggling gear: hollow crutches, a pram with a tank, a family Bible with brandy in the Book of Numbers. Try to find the secret drawer in the desk. Few do, and an officer is watching you.',
      'Labels are short and dry. Tours are long and not.',
    ],
  },
  'Mill Museum': {
    card: { by: 'museums-trust', price: 5, stars: [4.6, 143] },
    picture: 'mill',
    where: { district: 'Mill Quarter', landmark: 'Alder Mill' },
    tags: ['Working machinery', 'Flour for sale'],
    about: [
      'On grinding days the floor trembles, dust hangs in the light, and you feel in your ribs what bread used to cost. The miller is a former accountant named Ossian who has never been happier.',
      'Four storeys by ladder stair, or one by the sack hoist for those who ask nicely and weigh under sixty kilos.',
    ],
  },
  'The Doll Hospital': {
    card: { by: 'the-fixing-shed', stars: [4.7, 87] },
    picture: 'bears',
    where: { district: 'Orchard Bank', on: 'street' },
    tags: ['Free', 'Repairs', 'Slightly eerie'],
    about: [
      'Part museum, part casualty ward. Bears wait on a bench with luggage tags around their necks; drawers are marked EYES, PAIRS and EYES, ODD in a neat clinical hand.',
      'Visits are free and treatment is by donation. Get-well cards from former owners cover an entire wall, the oldest in pencil from 1922.',
    ],
  },
  'Observatory museum of clocks': {
    card: { by: 'museums-trust', price: 5, stars: [4.5, 76] },
    picture: 'clocks',
    where: { district: 'Beacon Hill', landmark: 'Observatory' },
    tags: ['Be here at noon'],
    about: [
      'Forty-one clocks, all correct, and at twelve they say so. Before that comes a minute of whirring, in which the guard takes off his hat and small children are advised to hold on to somebody.',
      'Upstairs is the time ball, dropped daily for ships that have not needed it since the wireless.',
    ],
  },
  'Lighthouse rooms at Norby': {
    card: { by: 'harbour-office', price: 4, stars: [4.7, 63] },
    picture: 'lighthouse',
    where: { district: 'Norby', on: 'hill', landmark: 'Norby Light' },
    tags: ['112 steps', 'Weekends'],
    about: [
      'The keeper’s kitchen is as it was left on the last night watch: mug, crossword, one clue unsolved. Visitors may pencil in suggestions, and there have been some beauties.',
      'At the top you stand inside the lens itself, upside down in every prism, a thousand of you.',
    ],
  },
})
