import { storesOf } from '../compose.ts'

export const cleaning = storesOf('cleaning', {
  'Fresh Sheets': {
    card: { by: 'fresh-sheets', price: 36, stars: [4.7, 218] },
    where: { district: 'West Docks', on: 'street' },
    about: [
      'Linen collected at ten, line-dried on the roof in sea air, ironed by people who own shares in the company and back at your door by six. Half the beds for hire on this island are made with it.',
      'Single shirts are as welcome as sixty tablecloths. Buttons are replaced without comment.',
    ],
  },
  'Handover: holiday homes between guests': {
    card: { by: 'fresh-sheets', price: 65, stars: [4.6, 129] },
    where: { district: 'The Strand', on: 'street' },
    about: [
      'Out at ten, in at four, and in those six hours a pair from Handover cleans, mends the small things, counts the forks, waters the basil and lays a fire.',
      [
        'Photographs of every room when done',
        'Lost socks posted on',
        'A list of what your guests were too polite to mention',
      ],
    ],
  },
  'Upstairs Windows': {
    card: { by: 'northfield-strength', price: 28, stars: [4.5, 94] },
    where: { district: 'Northfield', on: 'street' },
    about: [
      'The climbing club discovered that it could be paid for dangling. Panes, skylights, gutters, chimneys and, at Christmas, the star on the Minster, done on ropes by persons who enjoy it.',
      'They will wave at you on the fourth floor. It is polite to wave back and unwise to offer tea.',
    ],
  },
  'Salt and Varnish, boat valeting': {
    card: { by: 'tidewater-moorings', price: 80, stars: [4.7, 76] },
    where: { district: 'East Quay', on: 'waterfront', landmark: 'Selmara Marina' },
    about: [
      'Below decks a boat smells of diesel, damp and last year’s sandwiches. We take everything out, wash it in fresh water, dry it on the jetty, and put it back in a better order than we found it.',
      'Teak is scrubbed across the grain or not at all. Stainless comes up so bright that helmsmen complain.',
    ],
  },
  'The Rug Laundry at the mill race': {
    card: { by: 'good-hands', price: 42, stars: [4.8, 63] },
    where: { district: 'Mill Quarter', on: 'waterfront', landmark: 'Alder Mill' },
    about: [
      'Carpets are beaten, bathed in the cold stream, walked on with bare feet and laid on the meadow for the sun to finish. It is how it has always been done, chiefly because nothing works better.',
      'Moth holes are rewoven by Shirin, who matches a colour by licking the thread.',
    ],
  },
})
