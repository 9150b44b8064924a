import { announcementsOf } from '../compose.ts'

export const community = announcementsOf('community', {
  'Wanted: second row of tenors, biscuits supplied': {
    card: { by: 'bell-parishes', stars: [4.6, 33] },
    where: { district: 'Castle Hill', landmark: 'The Minster' },
    about: [
      'The Minster’s evening choir has nineteen sopranos and four tenors, one of them leaving to become a father. Rehearsals are on Wednesdays from seven to nine and end in the pub whatever they sounded like.',
      'You need not believe in anything except counting.',
    ],
  },
  'Walk with a newcomer, Sunday afternoons': {
    card: { by: 'town-council', stars: [4.9, 59] },
    where: { district: 'Meridian', on: 'park', landmark: 'Meridian Gardens' },
    about: [
      'People who have just arrived on the island meet people who have been here for ever, in pairs, for an hour, around the gardens and wherever the talk goes. Arabic, Spanish, Tigrinya, English and gestures.',
      'Come to the fountain at three. No forms, and pushchairs and grandmothers count as extra.',
    ],
  },
  'Lifeboat seeks crew who wake up quickly': {
    card: { by: 'harbour-office', stars: [4.8, 46] },
    where: { district: 'East Quay', on: 'waterfront', landmark: 'Lifeboat Station' },
    about: [
      'You live within six minutes of the slip, you are between seventeen and fifty-five, and you are not seasick, or only briefly. Training is on Sunday mornings and at any hour the sea chooses.',
      [
        'No experience needed, it can be taught',
        'Employers are asked nicely and nearly always say yes',
        'Shore crew wanted too: winch, tractor, soup',
      ],
    ],
  },
  'Spare room, spare hour: lodgings with elders': {
    card: { by: 'university', stars: [4.7, 28] },
    where: { district: "Scholars' Green", landmark: 'Students House' },
    about: [
      'Forty older townspeople have a room; forty students have no money. For ten hours’ company a month, lamp bulbs and bins included, the rent is whatever the gas comes to.',
      'Pairs are matched over lunch. So far one doctoral thesis has been dedicated to a landlady and two have been proof-read by one.',
    ],
  },
  'Help dig the Northfield pond': {
    card: { by: 'parks-and-shores', stars: [4.5, 37] },
    where: { district: 'Northfield', on: 'park', landmark: 'Northfield Park' },
    about: [
      'We have permission, a plan and eleven spades. Newts have been told. On Saturday from ten we need people who dig, people who carry, and someone to stand on the bank with hands on hips saying it should be deeper.',
      'Stew at one. Children plant the edges in the afternoon and will be muddy to the eyebrows.',
    ],
  },
})
