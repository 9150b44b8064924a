import { eventsOf } from '../compose.ts'

export const outdoors = eventsOf('outdoors', {
  'Sunset paddle to the sea cave': {
    card: { by: 'saltline-surf', price: 44, stars: [4.9, 122] },
    picture: 'kayak',
    where: { district: 'Coopers Cove', on: 'beach', landmark: 'Coopers Beach' },
    when: { daysFromNow: 0, startsAt: '17:30', hours: 2 },
    tags: ['Kayak', 'Beginners welcome'],
    about: [
      'Doubles for the timid, singles for the smug. Along the rocks the light goes gold, then pink; inside the cave it comes up through the water, green, and everyone stops paddling at the same moment.',
      'Wetsuits, warm jackets and a flask afterwards. We turn back when the guide says, not when your camera does.',
    ],
  },
  'Island ridge walk, end to end in two days': {
    card: { by: 'ridge-and-shore', price: 130, stars: [4.8, 57] },
    picture: 'hike',
    where: { district: 'Stonefold', on: 'hill', landmark: 'Western Ridge' },
    when: { daysFromNow: 7, weekday: 'saturday', startsAt: '07:30', hours: 34 },
    tags: ['Hike', 'Overnight', 'Fit walkers'],
    about: [
      'From Skerry End to the crater in 24 km, with the sea on both hands for most of it. You carry a day sack; the mule Prudence carries the rest and sets a pace nobody argues with.',
      [
        'Bunkhouse, supper and breakfast included',
        '1,450 m up, about as much down',
        'Turns round for thunder, not for drizzle',
      ],
      'Blister plasters are dispensed by the guide together with an anecdote, and you cannot have one without the other.',
    ],
  },
  'Bird ringing at first light': {
    card: { by: 'parks-and-shores', price: 8, stars: [4.7, 38] },
    picture: 'bird-ringing',
    where: { district: 'Saltmarsh', on: 'waterfront' },
    when: { daysFromNow: 4, startsAt: '06:00', hours: 3 },
    tags: ['Wildlife', 'Twelve places'],
    about: [
      'A reed warbler weighs as much as two sheets of paper and has just flown in from another continent. You hold out a flat hand, the ringer sets it there, and for one second it decides about you.',
      'Boots, dull colours, and no scent. Data goes to the bird observatory, and you get the ring number so that you can worry about it.',
    ],
  },
  'Beach clean and bacon rolls': {
    card: { by: 'parks-and-shores', price: 0, stars: [4.8, 94] },
    picture: 'beach-clean',
    where: { district: 'The Strand', on: 'beach', landmark: 'Long Strand' },
    when: { daysFromNow: 0, weekday: 'sunday', startsAt: '09:00', hours: 2 },
    tags: ['Free', 'Volunteers', 'Families'],
    about: [
      'Litter pickers, sacks and gloves for a hundred; last month we were a hundred and six. Strangest find wins the tin crown, currently worn by a full set of false teeth.',
      'Rolls are by the butcher, with a mushroom version that converts people. Come for twenty minutes if that is what you have.',
    ],
  },
  'Seal-watching by sail, north coast': {
    card: { by: 'kittiwake-boat-yard', price: 62, stars: [4.8, 88] },
    picture: 'seals',
    where: { district: 'Sealhaven', on: 'waterfront' },
    when: { daysFromNow: 17, weekday: 'saturday', startsAt: '10:00', hours: 4 },
    tags: ['Boat trip', 'Wildlife'],
    about: [
      'No engine once we are out, which is why the seals on Seal Isle stay lying where they are and stare at you like aunts. The skerries have about three hundred of them, and the pups whistle.',
      'Skipper Ebbe keeps the distance the rangers ask for and then a little more. Ginger biscuits for the queasy, oilskins for all.',
    ],
  },
  'Family geology: lick the rocks of Mount Alder': {
    card: { by: 'museums-trust', price: 12, stars: [4.6, 47] },
    picture: 'geology',
    where: { district: 'Upper Alder', on: 'hill', landmark: 'Mount Alder' },
    when: { daysFromNow: 36, weekday: 'sunday', startsAt: '11:00', hours: 3 },
    tags: ['Ages 6+', 'Walk 3 km'],
    about: [
      'Real geologists lick rocks, and today so do you: clay sticks to the tongue, salt tastes of salt, and pumice is no fun at all. In between you walk through a volcano’s entire diary, page by page.',
      'Hammers and goggles are lent to anyone over eight who can repeat the safety rhyme. Heavy souvenirs are carried by their finders.',
    ],
  },
})
