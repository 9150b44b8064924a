import type { Stores } from './store-details.ts'

/** Stores for hair and tattoos. */
export const hairAndInk: Stores = {
  'Santos and Daughters, barbers': {
    door: 'Tue-Fri 08:00-18:30; Sat 08:00-16:00',
    menu: {
      cuts: [
        ['Cut', 30, 22],
        ['Cut and wash', 45, 28],
        ['Clipper cut', 20, 22],
      ],
      colour: [['Grey blended', 60, 44]],
      beard: [
        ['Beard trim', 20, 22],
        ['Cut-throat shave with hot towels', 40, 30],
      ],
    },
    gaps: { 'Grey blended': [15, 25] },
    people: {
      'Inês Santos': {
        role: 'Barber',
        about: 'The elder daughter. Learned on sailors and on her brothers, in that order.',
        more: 6,
      },
      'Graça Santos': {
        role: 'Barber and colourist',
        works: 'Tue-Fri 08:00-12:30 13:30-18:30; Sat 08:00-16:00',
        about: 'Brought colour into the house and had the calendar of 1983 framed.',
      },
      'Papa Santos': {
        role: 'Shaves only',
        works: 'Tue-Fri 09:00-12:00',
        about:
          'Seventy-eight, steady as a mole. Takes three customers a day and tells each of them one story.',
        does: 'beard',
        more: 10,
      },
    },
  },
  Curlew: {
    door: 'Tue-Sat 10:00-19:00; Thu 10:00-21:00',
    menu: {
      cuts: [
        ['Dry cut, curl by curl', 60, 48],
        ['First visit: a talk and a cut', 90, 64],
        ['Fringe only', 20, 48],
      ],
      colour: [
        ['Gloss', 45, 55],
        ['Highlights by hand', 150, 140],
      ],
    },
    gaps: { 'Highlights by hand': [60, 45] },
    people: {
      'Wren Adeyemi': {
        role: 'Founder',
        about: 'Had four bad haircuts before she was ten and has been making up for them since.',
        more: 15,
      },
      'Paloma Ruiz': {
        role: 'Stylist',
        about: 'Silent appointments a speciality. She hums, but only in her head.',
      },
      'Tamsin Rook': {
        role: 'Colourist',
        about: 'Paints light where the sun would put it if the sun had more time.',
        does: 'colour',
      },
    },
  },
  'The Chair at the Ropeworks': {
    door: 'Wed-Sat 10:00-17:00',
    menu: {
      cuts: [
        ['Cut', 45, 35],
        ['Cut at your house', 60, 35, 'at_home'],
        ['Hair from a painting, pinned up', 90, 70],
      ],
    },
    people: {
      'Ottilie Brandt': {
        role: 'Hairdresser',
        about: 'Eleven years of theatre wigs. Owns one chair, one mirror and no magazines.',
      },
    },
  },
  'Braid House': {
    door: 'Tue-Sun 09:00-20:00',
    menu: {
      cuts: [['Silk press and trim', 90, 65]],
      braids: [
        ['Cornrows', 120, 60],
        ['Two-strand twists', 150, 85],
        ['Box braids, two to a head', 240, 150],
        ['Locs retwisted', 90, 70],
      ],
    },
    people: {
      'Abena Mensah': {
        role: 'Head of the house',
        about: 'Parts hair straighter than the town is laid out. Begins every visit with the scalp.',
        more: 20,
      },
      'Efua Mensah': {
        role: 'Braider',
        about: 'The fastest hands of the five, and the one who chooses the film.',
      },
      'Adwoa Mensah': {
        role: 'Locs and twists',
        about: 'Patient with small children and with those who once were.',
      },
    },
  },
  'Short Back and Sea': {
    door: 'Mon-Sun 09:00-18:00',
    menu: {
      cuts: [
        ['Quick cut', 15, 18],
        ['Cut for a child', 15, 18],
      ],
      beard: [['Beard tidied', 10, 18]],
    },
    people: {
      'Teddy Marsh': {
        role: 'Barber',
        about: 'Does not ask where you are going on holiday, as you are on it.',
      },
      'Ali Demir': {
        role: 'Barber',
        about: 'Fast, exact, and sings in three languages.',
        works: 'Fri-Mon 09:00-18:00',
      },
    },
  },
  Inkfish: {
    door: 'Tue-Sat 11:00-19:00',
    deposit: { percent: 25 },
    menu: {
      talk: [['Talk and a first drawing', 30, 90]],
      ink: [
        ['Small piece', 60, 90],
        ['Fine lines, half a morning', 150, 210],
        ['A whole day', 360, 480],
      ],
    },
    people: {
      'Juno Pike': {
        role: 'Black work and sea creatures',
        about: 'Draws every piece for one skin only. Her own arms are a fairly complete aquarium.',
        more: 40,
      },
      'Sal Okafor': {
        role: 'Fine lines',
        about: 'Used to engrave watch cases. Skin, he says, keeps better time.',
      },
    },
  },
  'Old School at the Docks': {
    door: 'Wed-Sat 12:00-21:00',
    menu: {
      ink: [
        ['Flash from the wall, small', 45, 70],
        ['Flash from the wall, large', 120, 160],
      ],
      mend: [['Lines gone over', 60, 80]],
    },
    people: {
      'Bruno Castell': {
        role: 'Tattooist',
        about: 'Anchors, swallows and roses, and no discussion of fonts.',
      },
    },
  },
  'Second Thoughts, cover-ups and repairs': {
    door: 'Tue-Fri 10:00-17:00',
    menu: {
      talk: [['Look and think', 30, 85]],
      mend: [
        ['Small cover-up', 90, 120],
        ['Large cover-up, first sitting', 180, 240],
        ['Scar work', 120, 150],
      ],
    },
    people: {
      'Kit Lowell': {
        role: 'Tattooist',
        about: 'Trained as a botanist, which is why so many former husbands are peonies now.',
      },
    },
  },
  'Wandering Line, hand-poked': {
    door: 'Thu-Sun 12:00-18:00',
    menu: {
      ink: [
        ['Something the size of a coin', 60, 60],
        ['Something the size of a hand', 180, 150],
      ],
    },
    people: {
      'Mika Arden': {
        role: 'Hand-poked tattoos',
        about: 'Works without a machine and without hurry. Brings tea.',
      },
    },
  },
}
