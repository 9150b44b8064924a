import type { Told } from './told.ts'

export const town = {
  'keyhole-stays': [
    'Keyhole Stays',
    'Inês counts the games and her sister Marta the towels. Flats and studios with somebody who answers the telephone.',
  ],
  'slate-and-thatch': [
    'Slate and Thatch',
    'Houses, huts and cabins all over the island, each with a stove and a note on how to befriend it.',
  ],
  'highwater-villas': [
    'Highwater Villas',
    'Large houses with a view and Celestina’s coffee. Hampers, boats and donkeys by arrangement.',
  ],
  'parks-and-shores': [
    'Parks and Shores',
    'Looks after the beaches, greens and woods for the town: forty wardens, one tractor, a squid on a string.',
  ],
  'harbour-office': [
    'The Harbour Office',
    'Tides, berths, lights and the lifeboat. Somebody is always at the counter.',
  ],
  'town-council': ['The Town Council', 'Meets in public on the first Monday. Bring a cushion.'],
  'bell-parishes': [
    'The Bell Parishes',
    'The island’s churches and chapels together, with one secretary, nineteen sopranos and too few tenors.',
  ],
  'garden-mosque': [
    'The Garden Mosque',
    'A place of prayer under four quince trees, with a library and tea for whoever comes by.',
  ],
  university: [
    'The University',
    'Founded for navigators, widened for everybody else. Its evening courses need no certificate.',
  ],
  'market-traders': [
    'The Market Traders',
    'Two hundred stalls with one set of scales, which are checked every Monday in front of witnesses.',
  ],
  'the-tide-table': [
    'The Tide Table',
    'The town’s newspaper since 1871: high water, low gossip, and a crossword that has ended engagements.',
  ],
} as const satisfies Told
