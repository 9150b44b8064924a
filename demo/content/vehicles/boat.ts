import { vehiclesOf } from '../compose.ts'

export const boats = vehiclesOf('boat', {
  'Electric launch Dormouse, no licence needed': {
    card: { by: 'kittiwake-boat-yard', price: 140, stars: [4.9, 187] },
    picture: 'launch',
    where: { district: 'Old Harbour', on: 'waterfront' },
    about: [
      'Eight seats around a table, a canopy, and a motor you can talk over without raising your voice. Dormouse goes up the river as far as the weir and back in four hours, including the stop for scones.',
      'She cannot go out past the harbour wall and will not let you: at the red buoy she slows down by herself and waits for you to think again.',
      [
        'Lifejackets in all sizes, from infants up',
        'Charts laminated, because everyone spills',
        'Dogs ride free and are usually at the bow',
      ],
    ],
  },
  'Clinker rowing skiff for two rowers and a guest': {
    card: { by: 'kittiwake-boat-yard', price: 45, stars: [4.8, 142] },
    picture: 'rowing-boat',
    where: { district: 'East Quay', on: 'waterfront' },
    about: [
      'Larch on oak, copper nails, varnish you can see your hat in. Two people row, one steers with a bit of string on each side and is in charge of the sandwiches.',
      'Go up with the flood and come home with the ebb, and you hardly row at all. We chalk the day’s tides on the slip.',
    ],
  },
  'Day sailer Plain Jane, 19 feet': {
    card: { by: 'kittiwake-boat-yard', price: 165, stars: [4.7, 79] },
    picture: 'day-sailer',
    where: { district: 'East Quay', on: 'waterfront' },
    about: [
      'Tan sails, lifting keel, a small outboard for when the wind has gone for lunch. She is forgiving, which is a polite way to say that she puts up with nearly anything and tells nobody.',
      'You need a day-skipper certificate or half an hour with Maren, who will know by the second tack. The sheltered water inside the islands gives a full day without ever losing sight of the church.',
    ],
  },
  'Sea kayak, single, with spray deck': {
    card: { by: 'saltline-surf', price: 38, stars: [4.8, 114] },
    picture: 'sea-kayak',
    where: { district: 'Coopers Cove', on: 'beach' },
    about: [
      'Five metres long and narrow enough to feel quick. Compass on deck, two dry hatches, a towline, and a radio that we show you how to use and hope you never do.',
      'Guests must have paddled before or have done our Saturday basics. Seals will follow you; they are nosy, not friendly, and it is their bay.',
    ],
  },
  'Double kayak, hard to tip over': {
    card: { by: 'saltline-surf', price: 52, stars: [4.6, 168] },
    picture: 'double-kayak',
    where: { district: 'Coopers Cove', on: 'beach' },
    about: [
      'Wide, yellow, sit-on-top, self-draining. You could stand up in it and some do. The strong paddler goes at the back, the one with ideas at the front.',
      'Follow the rocks to the sea cave at half tide and turn round in it for the echo. Returning late costs nothing but an explanation.',
    ],
  },
  'Stand-up paddleboards, set of four': {
    card: { by: 'saltline-surf', price: 80, stars: [4.7, 91] },
    picture: 'paddleboards',
    where: { district: 'Sandholme', on: 'beach', landmark: 'Strand Lido' },
    about: [
      'Four inflatable boards, already inflated, because life is short. They have leashes, adjustable paddles, and one has a clear panel in the nose through which small crabs look back.',
      'Mornings are calm as a rule and the breeze arrives around two. Be in by then or practise kneeling.',
    ],
  },
  'Motorboat with cabin, 24 feet, for islanders': {
    card: { by: 'kittiwake-boat-yard', price: 260, stars: [4.5, 56] },
    picture: 'cabin-boat',
    where: { district: 'East Quay', on: 'waterfront' },
    about: [
      'Two berths, a gas ring, a heads with a door, and a diesel that starts on the second thought. With 18 knots in hand she reaches the outer islets before the flask has cooled.',
      'A coastal licence is required and we ask to see it, in good weather too. Fuel is measured in and out with a stick, the honest way.',
    ],
  },
  'Wooden gaffer Constance with skipper': {
    card: { by: 'kittiwake-boat-yard', price: 420, stars: [5, 68] },
    picture: 'day-sailer',
    where: { district: 'Old Harbour', on: 'waterfront', landmark: 'Harbour Square' },
    about: [
      'Built in 1911 to race cod to market, now never in a hurry. Skipper Ebbe brings her, knows her, and hands you the tiller the moment you look as though you might want it.',
      'Ten guests for a whole day, with soup at anchor and a swim ladder. The mainsail needs four people to hoist and those people are you.',
      [
        'Leaves two hours before high water',
        'Proper shoes off at the rail',
        'Bring one jersey more than you believe',
      ],
    ],
  },
  'Inflatable tender with a small outboard': {
    card: { by: 'kittiwake-boat-yard', price: 58, stars: [4.3, 84] },
    picture: 'tender',
    where: { district: 'East Quay', on: 'waterfront' },
    about: [
      'Three metres of grey rubber: the donkey of the harbour. For getting out to your mooring, collecting crab pots, or ferrying four people to a supper on somebody else’s deck.',
      'Patched twice, pumped daily. Kill cord on your wrist at all times, even to go ten metres, even if it is only Sunday.',
    ],
  },
  'Pedal boat shaped like a swan, and one goose': {
    card: { by: 'barnacle-club', price: 24, stars: [4.6, 239] },
    picture: 'swan-boat',
    where: { district: 'Sandholme', on: 'park', landmark: 'Lido Park' },
    about: [
      'There are eleven swans and one goose. The goose was a mistake at the factory, has a squint, and is booked out weeks ahead; if you get it, you may honk.',
      'The lake is waist-deep all over. Four seats, of which two pedal and two criticise.',
    ],
  },
  'River punt with cushions and a parasol': {
    card: { by: 'tidewater-moorings', price: 62, stars: [4.7, 73] },
    picture: 'punt',
    where: { district: 'Mill Quarter', on: 'waterfront' },
    about: [
      'Flat, long and stately until you meet your first bridge. We teach the pole in five minutes: drop, push, twist, and let go if it sticks. Everybody forgets the last part once.',
      'Cushions for six, a parasol, and a cool box that the café on the next mooring fills to your order. A spare pole is lashed along the side for the reason given above.',
    ],
  },
})
