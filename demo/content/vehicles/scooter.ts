import { vehiclesOf } from '../compose.ts'

export const scooters = vehiclesOf('scooter', {
  'Mint-green city scooter, 50 cc': {
    card: { by: 'bluebottle-scooters', price: 29, stars: [4.7, 184] },
    picture: 'mint-scooter',
    where: { district: 'Meridian', on: 'street' },
    about: [
      'She does 45 km/h downhill with a following wind, which is faster than anyone should take the harbour cobbles. Two helmets fit under the seat, or one helmet and a melon.',
      'A car licence is enough. We show you the choke, the kick start for cold mornings, and the one petrol station that still sells lollies by weight.',
    ],
  },
  'Electric scooter with a swappable battery': {
    card: { by: 'bluebottle-scooters', price: 34, stars: [4.6, 152] },
    where: { district: 'Meridian', on: 'square', landmark: 'Station Square' },
    about: [
      'So quiet that we fitted a bell. The battery lifts out like a suitcase; five kiosks around town swap it for a full one while you finish your ice cream.',
      [
        'Range 70 km, less if you insist on racing gulls',
        'Top speed 60 km/h',
        'Phone holder, top box, two helmets in all sizes',
      ],
    ],
  },
  'Vintage two-tone scooter, cream and rust': {
    card: { by: 'the-ragtop-garage', price: 55, stars: [4.9, 67] },
    where: { district: 'Castle Hill', on: 'hill' },
    about: [
      'The cream is paint and the rust is also paint, mixed to match the roofs. Underneath is a 1966 engine that has been apart more often than a picnic chair and runs the sweeter for it.',
      'Four gears on the left grip, rear brake under the right foot. If that sentence worries you, we give a lesson; if it delights you, the keys are on the hook.',
      'Half the town will wave. They are waving at the scooter.',
    ],
  },
  '125 cc tourer for two, with panniers': {
    card: { by: 'bluebottle-scooters', price: 44, stars: [4.8, 133] },
    where: { district: 'Westgate', on: 'street' },
    about: [
      'Big wheels, a proper windscreen, and a pillion seat that gets thank-you notes. This one is happy on the long grades over to the north coast, and carries a weekend for two in its boxes.',
      'Needs a motorcycle licence of the smaller kind. Breakdown help is included and has been called exactly twice, both times for lost keys.',
    ],
  },
  'Delivery scooter with an insulated box': {
    card: { by: 'bluebottle-scooters', price: 130, per: 'week', stars: [4.3, 29] },
    where: { district: 'West Docks', on: 'street' },
    about: [
      'For bakers, florists and people launching a soup business. The box holds sixty litres hot or cold, and its lid is blank so that you can paint your own name on and scrub it off again.',
      'Rented by the week with service and tyres included. Third week in a row costs half.',
    ],
  },
  'Three-wheeled scooter that leans': {
    card: { by: 'bluebottle-scooters', price: 49, stars: [4.5, 62] },
    where: { district: 'The Strand', on: 'waterfront' },
    about: [
      'Two wheels in front, one behind, and a lever that locks it upright at the lights so that your feet stay dry. It leans into bends as a motorcycle does, minus the part where your heart stops.',
      'We recommend it to anyone who liked scooters at twenty and is not twenty. Wide seat, backrest, heated grips.',
    ],
  },
  'Kick scooters, a pair, folding': {
    card: { by: 'spoke-and-anchor', price: 9, stars: [4.2, 48] },
    picture: 'kick-scooters',
    where: { district: 'Meridian', on: 'park', landmark: 'Meridian Gardens' },
    about: [
      'Two large-wheeled kick scooters for one price, because scooting alone is exercise and scooting together is a race. They fold to the size of an umbrella stand and fit in any boot.',
      'Not allowed inside the market hall. Ask us how we know.',
    ],
  },
  'Sidecar outfit, driver included or not': {
    card: { by: 'the-ragtop-garage', price: 95, stars: [4.9, 54] },
    picture: 'sidecar',
    where: { district: 'Castle Hill', on: 'hill' },
    about: [
      'A scooter with a small leather-lined boat bolted to its side. Dogs love it, grandmothers love it, and brides have been delivered in it with the veil tied to the grab rail.',
      'It pulls to the left under power and to the right under brakes, so we insist on a practice lap of the car park. Or let Odile drive you for an hour: she knows every lane wide enough.',
    ],
  },
  'Seated mobility scooter, all-weather': {
    card: { by: 'the-fixing-shed', price: 70, per: 'week', stars: [4.8, 91] },
    picture: 'mobility-scooter',
    where: { district: 'Old Harbour', on: 'square', landmark: 'Harbour Square' },
    about: [
      'Four wheels, deep suspension, a canopy that clips on in a shower. It climbs kerbs of ten centimetres and goes 35 km between charges, which is the whole promenade six times over.',
      'We bring it to the ferry, the bus or your door, set the seat for you, and collect it afterwards. The basket takes a bag of shopping and a small dog with good balance.',
    ],
  },
  'Learner’s morning: scooter, cones and Bea': {
    card: { by: 'bluebottle-scooters', price: 38, stars: [5, 76] },
    where: { district: 'West Docks', on: 'street' },
    about: [
      'Half a day with a small automatic scooter, an empty car park and Bea, who has taught nine hundred people and never once raised her voice. You begin by falling off on purpose, on grass.',
      'By noon you will turn, stop, carry a passenger and park in a gap. The scooter stays yours until evening, so that you can go and show someone.',
    ],
  },
})
