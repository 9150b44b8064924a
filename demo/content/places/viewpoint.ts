import { placesOf } from '../compose.ts'

export const viewpoints = placesOf('viewpoint', {
  'Beacon Tower': {
    card: { by: 'town-council', stars: [4.8, 421] },
    picture: 'beacon-tower',
    where: { district: 'Beacon Hill', on: 'hill', landmark: 'Beacon Tower' },
    about: [
      'Ninety-nine steps, because the money ran out before the hundredth. Fires lit on top once warned of raiders; now the brazier is filled on midsummer night and on the mayor’s birthday.',
      'From the parapet the streets of Meridian run away in rows like a ploughed field, and the whole curve of the Strand lies beyond them.',
    ],
  },
  'Castle ramparts, west walk': {
    card: { by: 'museums-trust', stars: [4.7, 388] },
    picture: 'over-the-roofs',
    where: { district: 'Castle Hill', on: 'hill', landmark: 'Selmara Castle' },
    about: [
      'Go round with the sun, as the sentries did. The cannon still point at the harbour mouth, and jackdaws nest in all but one of them, nobody knows why not that one.',
      'Benches are set into the embrasures. Bring lunch and a hat with a string.',
    ],
  },
  'Crater Lake View': {
    card: { by: 'ridge-and-shore', stars: [4.9, 356] },
    picture: 'crater-lake',
    where: { district: 'Upper Alder', on: 'hill', landmark: 'Crater Lake View' },
    about: [
      'The road simply ends at a wall, and past the wall the mountain is hollow. Far down lies the lake, usually a colour you would not choose for a bathroom, with one cabin on its shore to give you the scale.',
      'Clouds pour over the opposite rim in the late afternoon and evaporate halfway. People applaud, which is silly and quite irresistible.',
    ],
  },
  'Observatory terrace': {
    card: { by: 'museums-trust', stars: [4.6, 167] },
    picture: 'observatory',
    where: { district: 'Beacon Hill', on: 'hill', landmark: 'Observatory' },
    about: [
      'Open until eleven on clear nights, with a volunteer at the small telescope and a queue that makes friends. By day the terrace looks over the roofs to the sea and is popular with people finishing relationships and beginning novels.',
      'A brass line in the paving marks the island’s own meridian. Stand across it: left foot this morning, right foot that afternoon.',
    ],
  },
  'Lantern Head': {
    card: { by: 'harbour-office', stars: [4.9, 302] },
    picture: 'lighthouse',
    where: { district: 'Lantern Side', on: 'hill', landmark: 'Lantern Head Lighthouse' },
    about: [
      'The land runs out here in three big steps, and the lighthouse stands on the last. Offshore are the Sisters, which on a rough day disappear and return in white as though shaking out sheets.',
      'Gannets dive from about the height of your eyes. Keep away from the edge, it is fond of company.',
    ],
  },
  'High Fell summit': {
    card: { by: 'ridge-and-shore', stars: [4.8, 119] },
    picture: 'summit',
    where: { district: 'Fallowmere', on: 'hill', landmark: 'High Fell' },
    about: [
      'Two hours up from Fells Road by a path that is honest about its gradient. On top a heap of stones, a tin with a visitors’ book in it, and on perhaps forty days a year a view of every coast at once.',
      'On the other days you get the inside of a cloud. The book contains some fine descriptions of that, too.',
      [
        'Map and compass, even in sunshine',
        'Last water at the sheepfold',
        'Ravens take unattended sandwiches',
      ],
    ],
  },
  'Harrier Tor': {
    card: { by: 'ridge-and-shore', stars: [4.6, 84] },
    picture: 'tor',
    where: { district: 'Stonefold', on: 'hill', landmark: 'Harrier Tor' },
    about: [
      'A pile of granite loaves left by something large and untidy. Scramble up the back, it is easier than it looks, and sit in the armchair-shaped hollow polished by three thousand years of trousers.',
      'You face south over the whole empty ridge to the breakers. Harriers quarter the heather below you, so for once you see the tops of their wings.',
    ],
  },
  'Pier head': {
    card: { by: 'town-council', stars: [4.5, 344] },
    picture: 'pier',
    where: { district: 'The Strand', on: 'waterfront', landmark: 'Strand Pavilion' },
    about: [
      'Turn around when you get to the end. Everybody looks out to sea and misses it: the long white front, the hill behind with its tower, and all the windows catching fire together around six.',
      'Anglers have the east rail, kissing has the west.',
    ],
  },
  'South Mole and the Mole Light': {
    card: { by: 'harbour-office', stars: [4.7, 203] },
    picture: 'mole',
    where: { district: 'West Docks', on: 'waterfront', landmark: 'Mole Light' },
    about: [
      'A two-kilometre walk on top of a wall with the harbour on one hand and the ocean on the other. Ferries pass close enough to read people’s newspapers, and their wake arrives a full minute later, apologising.',
      'The little green light at the tip blinks in pairs. Go no further than the painted line when the cone is hoisted.',
    ],
  },
  'Skerry End, the last bench': {
    card: { by: 'parks-and-shores', stars: [4.9, 112] },
    picture: 'last-bench',
    where: { district: 'Skerry End', on: 'hill', landmark: 'Skerry Light' },
    about: [
      'Next stop west is another continent. A bench stands where the turf gives out, with a plate to a postman who walked here and back on every working day of thirty-one years.',
      'Somebody always leaves a wrapped toffee on the armrest for whoever comes next. Take it, and replace it.',
    ],
  },
  'Tower of the Minster': {
    card: { by: 'bell-parishes', price: 5, stars: [4.6, 148] },
    picture: 'over-the-roofs',
    where: { district: 'Castle Hill', landmark: 'The Minster' },
    about: [
      'You squeeze up past the bells, which is an experience on the quarter hour, and come out among gargoyles with the faces of a medieval town council. The likenesses are said to be exact.',
      'Straight down are the old lanes, so narrow from above that washing lines look like stitches.',
    ],
  },
  'Fallow Stones': {
    card: { by: 'museums-trust', stars: [4.7, 131] },
    picture: 'stone-circle',
    where: { district: 'Fallowmere', on: 'hill', landmark: 'Fallow Stones' },
    about: [
      'Nineteen stones in a ring, or twenty, for nobody counts the same number twice running. At midwinter the sun sets in the gap between the two tallest as seen from the flat one.',
      'Sheep keep the grass. The wind keeps a low note going in the leaning stone, and children put an ear to it to hear what it is complaining about.',
    ],
  },
})
