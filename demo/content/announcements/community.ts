import { announcementsOf } from '../compose.ts'

export const community = announcementsOf('community', {
  'Wanted: second row of tenors, biscuits supplied': {
    card: { by: 'bell-parishes' },
    picture: 'tenors',
    where: { district: 'Castle Hill', landmark: 'The Minster' },
    about: [
      'The Minster’s evening choir has nineteen sopranos and four tenors, one of them leaving to become a father. Rehearsals are on Wednesdays from seven to nine and end in the pub whatever they sounded like.',
      'You need not believe in anything except counting.',
    ],
  },
  'Walk with a newcomer, Sunday afternoons': {
    card: { by: 'town-council' },
    picture: 'newcomers-walk',
    where: { district: 'Meridian', on: 'park', landmark: 'Meridian Gardens' },
    about: [
      'People who have just arrived on the island meet people who have been here for ever, in pairs, for an hour, around the gardens and wherever the talk goes. Arabic, Spanish, Tigrinya, English and gestures.',
      'Come to the fountain at three. No forms, and pushchairs and grandmothers count as extra.',
    ],
  },
  'Lifeboat seeks crew who wake up quickly': {
    card: { by: 'harbour-office' },
    picture: 'lifeboat-crew',
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
    card: { by: 'university' },
    picture: 'lodgings',
    where: { district: "Scholars' Green", landmark: 'Students House' },
    about: [
      'Forty older townspeople have a room; forty students have no money. For ten hours’ company a month, lamp bulbs and bins included, the rent is whatever the gas comes to.',
      'Pairs are matched over lunch. So far one doctoral thesis has been dedicated to a landlady and two have been proof-read by one.',
    ],
  },
  'Help dig the Northfield pond': {
    card: { by: 'parks-and-shores' },
    picture: 'pond-digging',
    where: { district: 'Northfield', on: 'park', landmark: 'Northfield Park' },
    about: [
      'We have permission, a plan and eleven spades. Newts have been told. On Saturday from ten we need people who dig, people who carry, and someone to stand on the bank with hands on hips saying it should be deeper.',
      'Stew at one. Children plant the edges in the afternoon and will be muddy to the eyebrows.',
    ],
  },
  'Knitters wanted: forty bollards and a crane': {
    card: { by: 'town-library' },
    picture: 'knitting',
    where: { district: 'East Quay', on: 'waterfront' },
    about: [
      'Before the first frost every bollard along East Quay is to have a jersey, and the old crane a scarf of eleven metres. Wool has been given, mostly mustard.',
      'Thursdays from six at the Harbour reading room, by the stove. Beginners get a small bollard.',
    ],
  },
})
