import { placesOf } from '../compose.ts'

export const churches = placesOf('church', {
  'The Minster': {
    card: { by: 'bell-parishes', stars: [4.8, 387] },
    picture: 'nave',
    where: { district: 'Castle Hill', landmark: 'The Minster' },
    tags: ['Free', 'Evensong', 'Step-free by the north door'],
    about: [
      'Begun by fishermen, finished by merchants, so the front half is humble and the back half is not. Votive ships hang on chains from the vault and all swing round together when the big door opens.',
      'Evensong is sung at half past five. Sit in the choir stalls and look under the seats, where the carvers hid a pig playing bagpipes.',
    ],
  },
  'Chapel of the Sea': {
    card: { by: 'bell-parishes', stars: [4.7, 146] },
    picture: 'sea-chapel',
    where: { on: 'waterfront', landmark: 'Chapel of the Sea' },
    tags: ['Always open', 'Candles'],
    about: [
      'One room, one lamp, one wall of names. The lamp has a window on the water side and sailors take a bearing on it; the sacristan says that is prayer enough for most of them.',
      'Sea glass for the panes was gathered by schoolchildren over nine years. About four in the afternoon the floor turns green and gold.',
    ],
  },
  'Garden Mosque': {
    card: { by: 'garden-mosque', stars: [4.9, 178] },
    picture: 'mosque',
    where: { district: 'Meridian', landmark: 'Garden Mosque' },
    tags: ['Visitors welcome', 'Courtyard', 'Library'],
    about: [
      'Cedar, white plaster, a dome pierced with stars. The courtyard has four quince trees and a channel of running water whose sound was tuned, stone by stone, by the man who built it.',
      'Guests are shown round between prayers and given tea. Shoes by the door, questions of all kinds in any order.',
    ],
  },
  'Orchard Chapel': {
    card: { by: 'bell-parishes', stars: [4.5, 73] },
    picture: 'orchard-chapel',
    where: { district: 'Orchard Bank', landmark: 'Orchard Chapel' },
    tags: ['Harvest festival', 'Acoustics'],
    about: [
      'Whitewashed, with apple boughs painted around the windows by a curate who had meant to become something else. In autumn real apples are heaped on the sills and the scent gets into the hymn books.',
      'Singers adore it. Eight voices fill it to the rafters and a ninth is one too many.',
    ],
  },
  'St Clare’s hospital chapel': {
    card: { by: 'bell-parishes', stars: [4.8, 61] },
    picture: 'quiet-room',
    where: { landmark: "St Clare's Hospital" },
    tags: ['Day and night', 'All faiths and none'],
    about: [
      'On the ground floor, left at the mosaic. No services, no leaflets, comfortable chairs and a book in which people write what they cannot say upstairs.',
      'The window shows nothing but a tree, in its four seasons at once.',
    ],
  },
  'Fallowmere round church': {
    card: { by: 'bell-parishes', stars: [4.6, 54] },
    picture: 'round-church',
    where: { district: 'Fallowmere', on: 'hill' },
    tags: ['Very old', 'Key at the farm'],
    about: [
      'Round, so that the devil should find no corner. It seats forty in a ring, which means that everyone can see who is yawning; sermons here have been short for eight hundred years.',
      'A painted giant wades across the wall with a child on his shoulder. Note the crab on his toe.',
    ],
  },
  'St Brannoc of the Boats, Sealhaven': {
    card: { by: 'bell-parishes', stars: [4.7, 68] },
    picture: 'hull-church',
    where: { district: 'Sealhaven', on: 'waterfront' },
    tags: ['Upturned keel roof', 'Blessing of the fleet'],
    about: [
      'Its roof is the hull of a ship, put on upside down when the village could afford either a church or a boat and found a way to have both. Oar locks are still in the rafters.',
      'Seals come into the cove below during the louder hymns.',
    ],
  },
  'Meeting house on Orchard Road': {
    card: { by: 'bell-parishes', stars: [4.6, 42] },
    picture: 'meeting-house',
    where: { district: 'Mill Quarter', on: 'street' },
    tags: ['Silence', 'Sundays at 10'],
    about: [
      'Benches in a square, a stove, a clock with its tick taken out. You sit. After an hour somebody shakes hands with somebody and it is over, and people look as though they had slept.',
      'During the week the room is lent to choirs, quarrelling neighbours and a knitting circle of considerable political influence.',
    ],
  },
})
