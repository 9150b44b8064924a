import { vehiclesOf } from '../compose.ts'

export const bicycles = vehiclesOf('bicycle', {
  'Marigold, an upright three-speed': {
    card: { by: 'spoke-and-anchor', price: 14, stars: [4.8, 163] },
    where: { district: 'The Strand', on: 'waterfront' },
    about: [
      'Marigold is the colour you think she is. She has a basket that swallows a picnic, a bell with opinions, and a saddle wide enough to forgive a long lunch.',
      'Three gears are two more than the seafront needs and one fewer than the hill does. Most people get off and push at the last bend; the view is better at walking pace anyway.',
      [
        'Lock, lights and a puncture kit are in the basket',
        'Seat adjusts from 1.55 to 1.85 m',
        'Child seat on request, at no charge',
      ],
    ],
  },
  'Two-day gravel tourer with bags': {
    card: { by: 'spoke-and-anchor', price: 32, stars: [4.9, 88] },
    where: { district: 'East Quay', on: 'street' },
    about: [
      'Steel frame, fat tyres, eleven gears and two waxed panniers: this is the bike we lend to people who ask whether the coast road goes all the way round. It does, and it takes about two days.',
      'We send you off with a paper map marked in red where the dogs are and in green where the bakeries are. Ask for Tomás if you want the version with the swimming spots on it.',
      'Bring the bike back muddy. Cleaning it is how we find out where you went.',
    ],
  },
  'Electric cargo bike for three small people': {
    card: { by: 'spoke-and-anchor', price: 46, stars: [4.7, 121] },
    picture: 'cargo-bike',
    where: { district: 'The Strand', on: 'square', landmark: 'Bandstand Square' },
    about: [
      'A long wooden box in front with two benches, three belts and a rain hood with windows. Under it sits a motor that makes light of children, shopping and the hill behind the church.',
      'Before you leave we do ten minutes in the yard, because the first corner feels like steering a sideboard and the third one feels like nothing at all.',
      [
        'Range about 60 km on a full battery',
        'Charger included if you keep it overnight',
        'At most 80 kg in the box, teddies not counted',
      ],
    ],
  },
  'The Commuter: a folding bike for the ferry': {
    card: { by: 'spoke-and-anchor', price: 16, stars: [4.5, 97] },
    picture: 'folding-bike',
    where: { district: 'Old Harbour', on: 'waterfront', landmark: 'Ferry Terminal' },
    about: [
      'Folds in twelve seconds once you have stopped arguing with the second hinge. Ferry crews wave it on as hand luggage, which saves you the bicycle fare both ways.',
      'Small wheels, six gears, mudguards that mean it. Best for flat streets and for anyone staying up four flights of stairs.',
    ],
  },
  'Tandem, best ridden by people who agree': {
    card: { by: 'the-fixing-shed', price: 28, stars: [4.6, 74] },
    picture: 'tandem',
    where: { district: 'Lantern Side', on: 'park', landmark: 'Lantern Green' },
    about: [
      'Built in the nineteen-seventies, rescued from a barn, rebuilt by Wilf over one very wet winter. The person in front steers, the person behind waves, and both are responsible for the hills.',
      'Couples have got engaged on it. One couple has got off it at the lighthouse and walked home separately, but they came back for it the next year.',
    ],
  },
  'Full-suspension trail bike, size M': {
    card: { by: 'northfield-strength', price: 48, stars: [4.8, 59] },
    where: { district: 'Northfield', on: 'hill' },
    about: [
      '140 mm of travel front and back, a dropper post, and brakes you work with one finger. We keep it at the gym because the trailhead is four minutes up the lane from our back door.',
      'Rented with helmet and knee pads; please wear both, as the roots in the upper wood do not care how good you were last time.',
      [
        'Wash-down tap and hot showers included',
        'Sizes S and L are there too, ask first',
        'No stunts off the sea wall, we can see you',
      ],
    ],
  },
  'Balance bike and helmet, ages 2 to 5': {
    card: { by: 'spoke-and-anchor', price: 7, stars: [4.9, 142] },
    picture: 'balance-bike',
    where: { district: 'Castle Hill', on: 'park', landmark: 'Castle Park' },
    about: [
      'No pedals, no stabilisers, no tears by the second afternoon. We have six of them, each named after a biscuit, and your child will certainly want the one somebody else has.',
      'Pick up from the kiosk by the duck pond, where there is half a kilometre of smooth path and nothing faster than a pram.',
    ],
  },
  'A hybrid that simply works': {
    card: { by: 'the-fixing-shed', price: 18, stars: [4.4, 208] },
    where: { district: 'Mill Quarter', on: 'street' },
    about: [
      'Not pretty, never stolen, serviced every Friday. The tyres are at the right pressure, the brakes bite, and the gear you want is there when you ask for it.',
      'People who rent it for a day tend to keep it for the week. We have stopped being surprised, and the price drops after the third day.',
    ],
  },
  'Carbon road bike with a coffee habit': {
    card: { by: 'spoke-and-anchor', price: 62, stars: [4.9, 41] },
    where: { district: 'East Quay', on: 'street' },
    about: [
      'Seven and a half kilos with pedals on. We fit you to it properly, which takes half an hour and an espresso, and write the numbers down so that next time takes five minutes.',
      'The classic loop is 94 km with 1,300 m of climbing and three cafés that know what a rider means by large. Tubes, pump and a bar bag come with it.',
      'You will need your own shoes. If you forgot them, flat pedals are in the drawer and nobody will say anything.',
    ],
  },
  'Beach cruiser with a surfboard rack': {
    card: { by: 'saltline-surf', price: 20, stars: [4.7, 116] },
    where: { district: 'Sandholme', on: 'beach' },
    about: [
      'Balloon tyres for the sand track, one speed, back-pedal brake, and an arm on the side that carries anything up to a nine-foot board. Wobbles for the first minute, then feels like flying slowly.',
      'Salt is murder on chains, so rinse it at the hose when you return it and take an ice lolly from the freezer as wages.',
    ],
  },
  'Hand-cycle and companion trike': {
    card: { by: 'the-fixing-shed', price: 12, stars: [5, 33] },
    picture: 'hand-cycle',
    where: { district: 'The Strand', on: 'waterfront' },
    about: [
      'A low hand-powered trike for those whose legs do other things, and a pedal trike to ride along beside. Both were built here and can be set up for nearly any body in twenty minutes.',
      'The promenade is flat and wide from end to end, with ramps at every bench. We charge what the tyres cost us, and if that is a difficulty, say so and we charge less.',
    ],
  },
})
