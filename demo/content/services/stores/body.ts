import type { Stores } from './store-details.ts'

/** Stores for baths, massage, nails and training. */
export const body: Stores = {
  'Salt and Cedar': {
    door: 'Mon-Thu 10:00-22:00; Fri-Sat 10:00-00:00; Sun 09:00-21:00',
    deposit: { percent: 20, from: 60 },
    menu: {
      bathing: [
        ['Two hours on the raft', 120, 38],
        ['Quiet hours, weekday mornings', 120, 38],
        ['The whole raft, up to ten', 120, 290],
      ],
      care: [['Seaweed rub', 40, 46]],
    },
    people: {
      'Aino Korhonen': {
        role: 'Sauna keeper',
        about: 'Pours the water, reads the thermometer with her elbow, and knows when you have had enough.',
      },
      'Rasmus Vik': {
        role: 'Bath attendant',
        about: 'Swims in the harbour every day of the year and will tell you only if you ask.',
        does: 'care',
      },
    },
  },
  'The Hammam behind the Garden': {
    door: 'Tue-Sun 10:00-20:00',
    menu: {
      bathing: [['Steam and warm stone', 90, 52]],
      care: [
        ['Black soap and glove', 60, 64],
        ['Clay for hair and face', 40, 55],
        ['Everything, with tea', 150, 120],
      ],
    },
    people: {
      'Latifa Benali': {
        role: 'Attendant',
        about: 'Third generation with the glove. Women’s days, and family afternoons on Sundays.',
      },
      'Idris Benali': {
        role: 'Attendant',
        about: 'Brother of the above, men’s days. Sings under the dome because of the echo.',
      },
    },
  },
  'Seaweed baths, Sandholme': {
    door: 'Wed-Mon 10:00-18:00',
    menu: {
      bathing: [
        ['A tub for one', 50, 34],
        ['Two tubs side by side', 50, 62],
        ['The tub under the skylight', 50, 40],
      ],
    },
    people: {
      'Morwenna Pike': {
        role: 'Keeper of the baths',
        about: 'Gathers the weed at first light and knows which kind you need before you have undressed.',
      },
    },
  },
  'Grand Hotel bathing rooms': {
    door: 'Mon-Sun 10:00-21:00',
    menu: {
      bathing: [['Day in the pool, with robe', 240, 75]],
      care: [
        ['Facial', 60, 95],
        ['Wrap', 75, 110],
        ['Pedicure under the painted sky', 50, 80],
      ],
    },
    people: {
      'Auguste Lemaire': {
        role: 'Bathing master',
        about: 'Has run the hot room since it was coal. Still folds every towel himself.',
        works: 'Mon-Fri 10:00-14:00 15:00-21:00',
      },
      'Nadia Haddad': {
        role: 'Attendant',
        about: 'Rubs harder than you would think, and hums while she does it.',
      },
    },
  },
  'Good Hands': {
    door: 'Mon-Fri 09:00-20:00; Sat 10:00-16:00',
    mostUnpaid: 2,
    menu: {
      long: [
        ['Massage, 45 minutes', 45, 58],
        ['Massage, 90 minutes', 90, 98],
      ],
      aftercare: [
        ['In pregnancy', 60, 70],
        ['After hospital', 60, 70],
        ['Sports', 45, 62],
      ],
    },
    people: {
      'Hadiya Noor': {
        role: 'Massage therapist',
        about: 'Blind since birth. Finds the shoulder you slept on before you have sat down.',
        more: 8,
      },
      'Old Tomas': {
        role: 'Massage therapist',
        about: 'Kneaded bread until his own back objected, and went over to the other side.',
      },
      'Brid Keane': {
        role: 'Midwife and therapist',
        about: 'Has the papers for mothers and for those just out of a plaster cast.',
        does: 'aftercare',
      },
    },
  },
  'Deep Tissue and Tides': {
    door: 'Tue-Sat 12:00-20:00',
    menu: {
      long: [
        ['Deep tissue', 60, 66],
        ['Deep tissue, long', 90, 92],
      ],
      aftercare: [['A joint that complains', 40, 66]],
    },
    people: {
      'Bruno Falk': {
        role: 'Sports therapist',
        about: 'Fifteen seasons as a scrum half. Apologises beforehand, never afterwards.',
      },
    },
  },
  'Slow Street': {
    door: 'Wed-Sun 10:00-18:00',
    menu: {
      long: [
        ['Shiatsu', 60, 50],
        ['Shiatsu with nowhere to be', 90, 72],
      ],
    },
    people: {
      'Hideko Mori': {
        role: 'Shiatsu',
        about: 'Came for the camellias, stayed for the rain. Changes the branch each morning.',
      },
    },
  },
  'Ten-Minute Necks': {
    door: 'Mon-Fri 07:00-19:00',
    menu: {
      short: [
        ['Neck', 10, 15],
        ['Neck and hands', 20, 26],
      ],
    },
    people: {
      'Tova Lind': {
        role: 'Necks',
        about: 'Can tell a typist from a cellist with her eyes shut.',
        works: 'Mon-Fri 07:00-13:00',
      },
      'Sam Okoro': {
        role: 'Necks',
        about: 'Used to tune pianos. Says it is the same work.',
        works: 'Mon-Fri 12:00-19:00',
      },
    },
  },
  'Polish and Pearl': {
    door: 'Mon-Sat 09:30-19:00',
    mostUnpaid: 2,
    menu: {
      hands: [
        ['Manicure', 35, 28],
        ['Manicure that lasts a fortnight', 60, 40],
      ],
      feet: [['Pedicure in a cinema seat', 50, 42]],
    },
    people: {
      'Pearl Okoye': {
        role: 'Owner',
        about: 'Has named none of the colours and remembers who did.',
        more: 6,
      },
      'Ludmila Roth': { role: 'Nail artist', about: 'Steady hand, strong tea, discretion on request.' },
    },
  },
  'Ten Small Paintings': {
    door: 'Thu-Sat 11:00-18:00',
    menu: {
      art: [
        ['One thumb', 30, 65],
        ['Eight nails, a fleet in full sail', 120, 130],
      ],
    },
    people: {
      'Soo-ah Lim': {
        role: 'Miniaturist',
        about: 'Restored ivory for museums. Prefers canvases that wave goodbye.',
      },
    },
  },
  'Barefoot on the Esplanade': {
    door: 'Mon-Sun 10:00-18:00',
    menu: {
      feet: [
        ['Soak and file', 30, 24],
        ['Pedicure', 45, 36],
        ['For hikers, blisters and all', 40, 34],
      ],
    },
    people: {
      'Lila Nasser': {
        role: 'Feet',
        about: 'Walked here from the capital, and has respected feet ever since.',
      },
    },
  },
  'Hands of Westgate': {
    door: 'Tue-Sun 10:00-19:00',
    menu: {
      hands: [['Manicure', 40, 22]],
      art: [
        ['A vine around one wrist', 20, 20],
        ['Both hands', 60, 48],
        ['Bridal henna', 180, 160],
      ],
    },
    people: {
      'Maryam Siddiqui': {
        role: 'Henna',
        about: 'Mixes the paste before dawn, and has never drawn the same hand twice.',
        does: 'art',
      },
      'Zoya Siddiqui': {
        role: 'Nails',
        about: 'Her cousin. Disagrees with her about everything but cuticles.',
        does: 'hands',
      },
    },
  },
  'Northfield Strength': {
    door: 'Mon-Fri 06:00-22:00; Sat-Sun 08:00-18:00',
    menu: {
      classes: [
        ['Lifting for beginners', 60, 14],
        ['Climbing in the pit', 90, 18],
      ],
      alone: [['An hour with a coach', 60, 45]],
    },
    people: {
      'Rafe Dunmore': {
        role: 'Coach',
        about:
          'Asks what you want to be able to do. Once carried a piano down from Castle Hill to make a point.',
      },
      'Marta Iversen': {
        role: 'Climbing coach',
        about: 'Believes in knots, chalk and saying please to the rope.',
      },
    },
  },
  'Harbour Athletic rowing tank': {
    door: 'Mon-Sat 06:00-20:00',
    menu: {
      classes: [
        ['First strokes', 60, 18],
        ['Crew of eight', 60, 18],
      ],
      alone: [['Technique, filmed', 45, 38]],
    },
    people: {
      'Ulrike Brandt': {
        role: 'Rowing coach',
        about: 'Two Olympics, one medal, and a very loud voice for such a small room.',
      },
    },
  },
  'Warrior, Tree, Teapot: yoga for stiff people': {
    door: 'Mon-Fri 08:00-20:00; Sun 10:00-13:00',
    menu: {
      classes: [
        ['Yoga on a chair', 60, 12],
        ['Yoga on the floor', 75, 14],
      ],
      alone: [['Yoga at your house', 60, 40, 'at_home']],
    },
    people: {
      'Anneli Berg': {
        role: 'Teacher',
        about: 'Fell off a roof at thirty and learned all of this from the ground up.',
      },
    },
  },
  'Tide Pool Swim School': {
    door: 'Tue-Sun 09:00-19:00',
    menu: {
      classes: [
        ['Learn to float, five at a time', 45, 21],
        ['Children from four', 30, 21],
      ],
      alone: [['Alone with a teacher', 45, 44]],
    },
    people: {
      'Hamza Idrissi': {
        role: 'Swimming teacher',
        about: 'Has time. Was afraid of water himself until he was nineteen.',
      },
      'Gwen Parry': { role: 'Swimming teacher', about: 'Crossed to the mainland once, in goose fat.' },
    },
  },
  'The Boxing Chapel': {
    door: 'Mon-Sat 07:00-21:00',
    menu: {
      classes: [
        ['Bags and footwork', 60, 13],
        ['Women’s night', 75, 13],
      ],
      alone: [['Pads with a coach', 45, 36]],
    },
    people: {
      'Moses Achterberg': {
        role: 'Head coach',
        about: 'Teaches footwork first, and nothing else until the footwork is right.',
        works: 'Mon-Fri 07:00-12:00 16:00-21:00; Sat 09:00-15:00',
      },
    },
  },
}
