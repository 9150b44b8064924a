import { placesOf } from '../compose.ts'

export const libraries = placesOf('library', {
  'Central Library': {
    card: { by: 'town-library', stars: [4.8, 356] },
    picture: 'reading-room',
    where: { district: 'Meridian', landmark: 'Central Library' },
    tags: ['Until 9 pm', 'Study rooms', 'Step-free'],
    about: [
      'Five floors round a court with a single mulberry in it. Ladders run on brass rails, the reading room has green lamps and one permitted cough an hour, and the children’s floor has a slide to the exit.',
      'You can borrow books, but also a cello, a cake tin shaped like a hedgehog, a drill, or a person: retired experts sit for loan on Thursdays.',
    ],
  },
  'Harbour reading room': {
    card: { by: 'town-library', stars: [4.7, 98] },
    picture: 'sailors-room',
    where: { district: 'Old Harbour', on: 'waterfront' },
    tags: ['Charts', 'Newspapers', 'Stove'],
    about: [
      'Founded so that sailors should have somewhere to be on shore that was not a bar. Most of the books smell of pipe. There are almanacs from 1790 on, and letters in pigeonholes for crews who never came to collect them.',
      'Seamen of all nations still get a hot drink and a clean handkerchief at the desk. Nobody checks.',
    ],
  },
  'University library, Great Hall': {
    card: { by: 'university', stars: [4.5, 187] },
    picture: 'book-gallery',
    where: { district: "Scholars' Green", landmark: 'University' },
    tags: ['Day passes', 'Manuscripts', 'Gallery'],
    about: [
      'Visitors may walk the upper gallery and look down upon people pretending to study. The famous herbal lies open at a fresh page every Monday; this week’s is chosen by whoever dusted it.',
      'Silence is kept by an owl, stuffed, whose glass eyes seem to find you.',
    ],
  },
  'Northfield children’s library': {
    card: { by: 'town-library', stars: [4.9, 121] },
    picture: 'childrens-shelves',
    where: { district: 'Northfield', on: 'street' },
    tags: ['Story time at 4', 'Dens', 'Toys'],
    about: [
      'All shelves stop at the height of a seven-year-old. Grown-ups crawl. There is a reading bath full of cushions, a pirate desk, and a stamp that children operate themselves, with force.',
      'Books returned with jam on them are forgiven if you can say which page it happened on.',
    ],
  },
  'Book bus, west coast round': {
    card: { by: 'town-library', stars: [4.8, 76] },
    picture: 'book-bus',
    where: { district: 'Stonefold', on: 'street' },
    tags: ['Fortnightly', 'Large print', 'Biscuits'],
    about: [
      'A former ambulance in primrose yellow that climbs to farms with four hundred books and a driver who remembers what you thought of the last one. Requests may be shouted over walls.',
      'It stops at Saltmarsh, Stonefold, Fulmar Cove and any gate with a ribbon on.',
    ],
  },
  'Lantern Side tool and seed library': {
    card: { by: 'the-fixing-shed', stars: [4.7, 83] },
    picture: 'tools',
    where: { district: 'Lantern Side', on: 'street' },
    tags: ['Ladders', 'Drills', 'Seeds'],
    about: [
      'An average drill, Wilf likes to say, works thirteen minutes in its life. Here it works all week, with its case, its bits and a label saying what it last built.',
      'Seeds go out in spring and come back in autumn as more seeds. Late returns are charged one tomato.',
    ],
  },
})
