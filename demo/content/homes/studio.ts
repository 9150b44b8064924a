import { homesOf } from '../compose.ts'

export const studios = homesOf('studio', {
  'Blue-door studio by the fish steps': {
    card: { by: 'keyhole-stays', price: 68, stars: [4.7, 188] },
    where: { district: 'Old Harbour', on: 'waterfront' },
    about: [
      'One room, one window, one very good mattress. The stone sink is older than the street lamps, and the window seat has a cushion cut from sailcloth where people write all their postcards.',
      'Turn left for mackerel, right for coffee. Nothing you need is further than the length of a song.',
    ],
  },
  'North-lit painter’s studio with a mezzanine': {
    card: { by: 'drift-gallery', price: 92, stars: [4.8, 79] },
    where: { district: 'Castle Hill', on: 'street' },
    about: [
      'A skylight the size of a mainsail, an easel nobody minds you using, a floor that has forgiven thirty years of cadmium. The bed is up a ship’s ladder with its own small round window.',
      'Turps is kept outside in the box. If you leave a picture on the nail by the door, the nail keeps it, and you get a picture some earlier guest left.',
    ],
  },
  'Compact studio for one, near the station': {
    card: { by: 'keyhole-stays', price: 49, stars: [4.3, 224] },
    where: { district: 'Meridian', on: 'street', landmark: 'Central Station' },
    about: [
      'Fourteen square metres, planned like a ship: the table is the ironing board, the steps are drawers, and a full-size shower hides behind what you took for a wardrobe.',
      'Late arrivals use the key box. Quiet after ten, good blinds, and a supermarket sandwich is waiting in the fridge because we have all arrived somewhere late and hungry.',
    ],
  },
  'Studio with a piano and tolerant neighbours': {
    card: { by: 'tideline-collective', price: 74, stars: [4.6, 61] },
    where: { district: "Scholars' Green", on: 'street' },
    about: [
      'Double glazing, felt on the walls, a tuned upright, and on one side a deaf bookbinder while on the other a drummer. Practise from nine to nine without anybody looking at you in the stairwell.',
      'Sofa bed, kettle, music stand, shelves of scores in boxes marked easy, hard, and for showing off.',
    ],
  },
  'Harbour lookout, one room and a balcony': {
    card: { by: 'harbour-office', price: 87, stars: [4.8, 147] },
    where: { district: 'Old Harbour', on: 'waterfront' },
    about: [
      'Coastguards watched from here until the radar came. They left their chart table, at which you now eat, and a speaking tube to the floor below that works if somebody down there is in the mood.',
      'The balcony has room for two chairs and one large gull, who was here first. Do not feed Gerald.',
    ],
  },
  'Weekly studio for students and stagehands': {
    card: { by: 'theatre-royal', price: 265, per: 'week', stars: [4.4, 53] },
    where: { district: 'Meridian', on: 'street', landmark: 'Theatre Square' },
    about: [
      'Behind the theatre, with a window on the scene dock. Furniture comes out of old productions: you may find yourself breakfasting in a throne, and the headboard was a balcony for three seasons.',
      'Desk, hob, shared laundry on the landing. Guests get in free to dress rehearsals and are expected to laugh in the right places.',
    ],
  },
  'Boathouse studio, doors on the water': {
    card: { by: 'tidewater-moorings', price: 112, stars: [4.9, 108] },
    where: { district: 'Mill Quarter', on: 'waterfront' },
    about: [
      'Where the skiffs used to slide in, two glazed doors now open at river level. Swing your feet from the sill, and from the bed watch a kingfisher do in one second what anglers try all day.',
      'Woodburner, wide bath, kitchen along one wall. A canoe comes with it, as does the advice to be in it before eight.',
    ],
  },
  'Courtyard studio with an orange tree': {
    card: { by: 'noors-kitchen', price: 79, stars: [4.7, 131] },
    where: { district: 'Westgate', on: 'street' },
    about: [
      'Blue tiles to shoulder height, a fountain that mutters, a bed in an alcove with a curtain. Noor’s restaurant is on the other side of the wall, and about six o’clock the garlic comes over it.',
      'A tray with mint tea is set out at four. Guests eat at a fifth off, and the late kitchen leaves something covered with a plate for those who land at midnight.',
    ],
  },
  'Tower studio, spiral stairs, round bed': {
    card: { by: 'keyhole-stays', price: 99, stars: [4.5, 84] },
    where: { district: 'Beacon Hill', on: 'hill' },
    about: [
      'A folly built to win an argument about whose house stood highest. There is one round room on top with a round bed, since no other shape would do, and six windows for a full turn of the sky.',
      'Bring a rucksack and not a suitcase: the spiral is 60 cm wide and takes no prisoners.',
    ],
  },
  'Monthly studio with a darkroom': {
    card: { by: 'long-exposure', price: 860, per: 'month', stars: [4.8, 22] },
    where: { district: 'Mill Quarter', on: 'street' },
    about: [
      'For people who still like to wait for a picture. The darkroom has two enlargers, running water and a red bulb that makes every visitor look like the culprit.',
      'Living space is modest and bright: bed, table, hotplate. Chemistry is charged at cost, and prints may dry on the line in the yard with Mrs Abara’s socks.',
    ],
  },
})
