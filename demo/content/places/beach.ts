import { placesOf } from '../compose.ts'

export const beaches = placesOf('beach', {
  'Long Strand': {
    card: { by: 'parks-and-shores', stars: [4.7, 812] },
    picture: 'long-strand',
    where: { district: 'The Strand', on: 'beach', landmark: 'Long Strand' },
    tags: ['Lifeguards', 'Showers', 'Beach wheelchairs'],
    about: [
      'Three kilometres of pale sand with the town at one end and golf at the other. Walk ten minutes from the pier and the crowd thins to a dog, a kite, and somebody asleep under a newspaper.',
      'Flags fly from nine until the lifeguards get hungry. Wheelchairs with balloon tyres are lent free at the second kiosk, and the boardwalk beside it goes right down to the wet sand.',
    ],
  },
  'Pier Sands': {
    card: { by: 'parks-and-shores', stars: [4.3, 436] },
    picture: 'seaside',
    where: { district: 'The Strand', on: 'beach' },
    tags: ['Ices', 'Deckchairs', 'Donkeys, resting'],
    about: [
      'This is the noisy bit, and rightly so: pedal cars, ices, a carousel, a man who guesses your weight and is always two kilos too kind. Shade moves along under the pier like a slow clock.',
      'At low water you can walk between the piles and look up through the boards at people’s shoes.',
    ],
  },
  'Coopers Beach': {
    card: { by: 'parks-and-shores', stars: [4.8, 365] },
    picture: 'sheltered-cove',
    where: { district: 'Coopers Cove', on: 'beach', landmark: 'Coopers Beach' },
    tags: ['Sheltered', 'Rock pools', 'Bus 7'],
    about: [
      'A horseshoe of sand between two arms of rock, where barrels used to be rolled up to the cooperage. The water is so clear that anchored boats seem to hang in the air above their shadows.',
      'Rock pools on the western side keep children busy for exactly one tide. There is a single café, which runs out of crab by two.',
    ],
  },
  'Amber Sands': {
    card: { by: 'parks-and-shores', stars: [4.9, 291] },
    picture: 'dune-beach',
    where: { district: 'Ambersand', on: 'beach', landmark: 'Amber Sands' },
    tags: ['Sunrise', 'Surf', 'Dunes'],
    about: [
      'It faces east, so come early. For a quarter of an hour after dawn the wet sand takes the colour it is named for, and the only footprints are those of oystercatchers.',
      'After an easterly blow people walk the tideline with bent heads. Most pick up brown glass; once in a while someone picks up the other thing and says nothing at all.',
      'Stay on the paths through the dunes, since the grass is what holds the village to the map.',
    ],
  },
  'Seal Bay Beach': {
    card: { by: 'parks-and-shores', stars: [4.8, 204] },
    picture: 'seal-bay',
    where: { district: 'Sealhaven', on: 'beach', landmark: 'Seal Bay Beach' },
    tags: ['Wildlife', 'Quiet'],
    about: [
      'You lie at this end and the seals lie at that end. The arrangement has held for centuries and there is a rope on posts to help the forgetful. Pups come close out of curiosity; do not be flattered.',
      'North-facing and brisk. Sensible people swim with their mouths shut, for the cold and for the remarks.',
    ],
  },
  'Lido Beach': {
    card: { by: 'parks-and-shores', stars: [4.5, 318] },
    picture: 'lido',
    where: { district: 'Sandholme', on: 'beach', landmark: 'Strand Lido' },
    tags: ['Sea pool', 'Changing rooms', 'Family'],
    about: [
      'Half beach, half open-air pool, with a wall between them over which the spring tides come to freshen things up. Lanes for the earnest are roped off until ten, then it belongs to the splashers.',
      'Hot showers work on a token. The token costs little and the shower knows to the second when you have soaped your hair.',
    ],
  },
  'Saltmarsh Spit': {
    card: { by: 'parks-and-shores', stars: [4.6, 97] },
    picture: 'spit',
    where: { district: 'Saltmarsh', on: 'beach' },
    tags: ['Birds', 'Shells', 'Long walk'],
    about: [
      'Two kilometres of shingle curling out like a comma, with the open sea on its back and a lagoon in its lap. Terns nest on the outer end and will part your hair if you go there in the wrong month.',
      'Best thing to do: sit halfway, face the lagoon, and let the waders forget about you.',
    ],
  },
  'Sandholme Surf Beach': {
    card: { by: 'saltline-surf', stars: [4.7, 256] },
    picture: 'surf',
    where: { district: 'Sandholme', on: 'beach' },
    tags: ['Waves', 'Lessons', 'Hot drinks'],
    about: [
      'A sandbank two hundred metres out trips the swell into tidy waist-high lines, which is about what a beginner can fall off without regret. Flags divide swimmers from boards; keep to your side of the quarrel.',
      'A tin shack sells soup to people with blue lips. Wave forecasts are chalked on its shutter by someone with a gift for understatement.',
    ],
  },
  'Dog Beach below the Links': {
    card: { by: 'parks-and-shores', stars: [4.8, 188] },
    picture: 'dog-beach',
    where: { district: 'Sandholme', on: 'beach', landmark: 'Links Clubhouse' },
    tags: ['Dogs off lead', 'Bags provided'],
    about: [
      'All year, all day, no leads. There are taps at nose height, a wall for throwing balls against, and a lost-property fence of single flip-flops, each with a tooth mark.',
      'Golf balls are not to be fetched. Explaining that to a spaniel is left to the owner.',
    ],
  },
  'Smugglers’ Slip': {
    card: { by: 'parks-and-shores', stars: [4.4, 121] },
    picture: 'cliff-steps',
    where: { district: 'Lantern Side', on: 'beach' },
    tags: ['Low tide only', 'Steps'],
    about: [
      'A hundred and forty steps cut into the rock, a bent iron handrail, and at the bottom a strip of shingle that exists for six hours in every twelve. Brandy came up this way on the shoulders of curates.',
      'Read the tide board at the top and believe it. Sound carries oddly under the overhang; lovers and lookouts should both bear that in mind.',
    ],
  },
  'Fulmar Cove Beach': {
    card: { by: 'parks-and-shores', stars: [4.7, 142] },
    picture: 'black-sands',
    where: { district: 'Fulmar Cove', on: 'beach' },
    tags: ['Sunset', 'Black sand'],
    about: [
      'The sand is black because Mount Alder said so, long ago and at some length. It holds the day’s heat like a hearth, and people stay on their towels until the last edge of sun has gone out beyond Skerry Light.',
      'Fulmars nest on the ledges and spit at climbers. Swimmers are merely stared at.',
    ],
  },
  'Ladies’ Rock bathing place': {
    card: { by: 'harbour-athletic', stars: [4.9, 134] },
    picture: 'bathing-rocks',
    where: { district: 'East Quay', on: 'waterfront' },
    tags: ['All welcome now', 'Ladders', 'All year'],
    about: [
      'Flat rocks, three ladders, a row of hooks, deep water. For sixty years gentlemen were chased off with umbrellas; since 1971 everyone has been allowed, and some of the original umbrellas still swim.',
      'Regulars go in daily, on the coldest ones too. They will offer you tea from a flask and an opinion about your stroke.',
    ],
  },
})
