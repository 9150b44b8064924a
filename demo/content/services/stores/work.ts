import type { Stores } from './store-details.ts'

/** Stores for repairs, cleaning, lessons and photos. */
export const work: Stores = {
  'The Fixing Shed': {
    door: 'Tue-Thu 10:00-16:00; Sat 10:00-13:00',
    menu: {
      small: [
        ['A lamp, a handle, a zip', 30, 12],
        ['Something with a plug', 60, 18],
      ],
      large: [['A chair or a pram', 120, 30]],
    },
    people: {
      'Wilf Harker': {
        role: 'Head of the shed',
        about: 'Ran the funicular for forty years. Has opened everything that was ever screwed shut.',
      },
    },
  },
  'Spoke and Anchor cycle workshop': {
    door: 'Mon-Sat 08:30-18:00',
    menu: {
      small: [
        ['Puncture while you wait', 20, 25],
        ['Brakes and gears', 45, 38],
      ],
      large: [
        ['Full service, fetched and brought back', 180, 90, 'collect'],
        ['A wheel built', 120, 75],
      ],
    },
    people: {
      'Pia Lund': { role: 'Mechanic', about: 'Hears a loose spoke from across the street, and crosses it.' },
      'Jo Mbeki': {
        role: 'Wheel builder',
        about: 'Works overnight, with the radio and one good lamp.',
        does: 'large',
        more: 12,
      },
    },
  },
  'Screen and Battery Hospital': {
    door: 'Mon-Sat 09:00-19:00',
    menu: {
      small: [
        ['Battery', 40, 45],
        ['Screen', 60, 80],
      ],
      large: [['Out of the harbour: data first', 180, 120]],
    },
    people: {
      'Hana Petrova': {
        role: 'Surgeon of telephones',
        about: 'Two microscopes and no bad news by text message.',
      },
    },
  },
  'Kittiwake hull and engine repairs': {
    door: 'Mon-Fri 08:00-17:00; Sat 08:00-12:00',
    menu: {
      small: [
        ['Engine looked at', 60, 70],
        ['Pumped out, now', 30, 90],
      ],
      large: [['A plank scarfed', 480, 520]],
    },
    people: {
      'Nils Gunnarsson': {
        role: 'Shipwright',
        about: 'Listens to engines the way other people listen to weather.',
      },
    },
  },
  'Sole Survivors, cobbler': {
    door: 'Mon-Sat 07:30-15:00',
    menu: {
      small: [
        ['Heels', 10, 16],
        ['Strap or buckle', 20, 16],
      ],
      large: [['Soles, by tomorrow', 90, 48, 'collect']],
    },
    people: {
      'Dimitri Vass': {
        role: 'Cobbler',
        about: 'Stall 41. Repairs nothing that deserves to die, and says so kindly.',
      },
    },
  },
  'Tick: clocks, watches, metronomes': {
    door: 'Tue-Fri 10:00-17:00; Sat 10:00-13:00',
    menu: {
      small: [['Battery and a clean', 20, 38]],
      large: [
        ['Watch taken apart and oiled', 240, 110],
        ['Grandfather clock, where it stands', 120, 95, 'at_home'],
      ],
    },
    people: {
      'Agnes Tarr': {
        role: 'Watchmaker',
        about: 'Wears one watch on each wrist and believes neither.',
      },
    },
  },
  'Long Exposure': {
    door: 'Wed-Sun 11:00-18:00',
    deposit: { dollars: 40 },
    menu: {
      portraits: [
        ['One plate, two seconds', 45, 120],
        ['Family on one plate', 60, 160],
        ['As your great-grandmother, with clothes', 90, 190],
      ],
    },
    people: {
      'Cosmo Bell': {
        role: 'Photographer',
        about:
          'Lives under a black cloth. Comes out to say that it was perfect, and means it about once a week.',
      },
    },
  },
  'Weddings by Two Sisters and a Ladder': {
    door: 'Tue-Sat 10:00-17:00',
    menu: {
      occasions: [
        ['Half a wedding', 300, 950],
        ['A whole wedding', 600, 1650],
      ],
    },
    people: {
      'Farah Haddad': { role: 'Those who know', about: 'Stands on the ladder. Never asks anybody to jump.' },
      'Leila Haddad': {
        role: 'Everyone else',
        about: 'Holds the ladder, and catches the uncle at the right moment.',
      },
    },
  },
  'Passport, press and pet pictures': {
    door: 'Mon-Fri 08:00-18:00; Sat 09:00-14:00',
    menu: {
      portraits: [
        ['Biometric', 5, 14],
        ['For the press', 20, 35],
        ['A cat, with patience', 30, 28],
      ],
    },
    people: {
      'Clara Boone': {
        role: 'Photographer',
        about: 'Has made four thousand people look neutral, and one greyhound smile.',
      },
    },
  },
  'Above the Gulls, drone and boat shots': {
    door: 'Mon-Sat 09:00-17:00',
    menu: {
      portraits: [['Your house from above', 60, 180]],
      occasions: [['Regatta, half a day', 240, 420]],
    },
    people: {
      'Yusuf Kaya': { role: 'Pilot and camera', about: 'Flew rescue helicopters. Finds this restful.' },
    },
  },
  'Chalk and Tide': {
    door: 'Mon-Fri 13:00-20:00; Sat 09:00-13:00',
    menu: {
      lessons: [
        ['School subject, one hour', 60, 30],
        ['Before the exam, two hours', 120, 56],
      ],
    },
    people: {
      'Ada Osei': {
        role: 'Mathematics and physics',
        about: 'Owns eleven pulleys. Fractions happen on Thursdays, with cake.',
      },
      'Ruben Castell': {
        role: 'Languages and essays',
        about: 'Cuts essays up with scissors until they are in order.',
      },
    },
  },
  'Arabic, Spanish, English: tandem tables': {
    door: 'Tue-Sat 16:00-21:00',
    menu: {
      lessons: [['One hour, two languages', 60, 16]],
      courses: [['Six weeks for beginners', 360, 84]],
    },
    people: {
      'Samira Aziz': {
        role: 'Teacher',
        about: 'Speaks seven languages and corrects you in all of them, kindly.',
      },
    },
  },
  'Piano with Mr Lindqvist, slightly deaf': {
    door: 'Mon-Thu 14:00-19:00',
    menu: {
      lessons: [
        ['Piano', 45, 34],
        ['Four hands', 60, 42],
      ],
    },
    people: {
      'Mr Lindqvist': {
        role: 'Piano',
        about: 'Thirty years of conducting. Hears a wrong feeling from the kitchen.',
      },
    },
  },
  'Mathematics for people who left it': {
    door: 'Mon-Wed 18:00-21:00',
    menu: {
      lessons: [['An evening', 120, 25]],
      courses: [['Ten evenings with soup', 1200, 210]],
    },
    people: {
      'Agnes Thorn': {
        role: 'Teacher',
        about: 'Left mathematics herself once, for a year, and came back with better examples.',
      },
    },
  },
  'Sea school: tickets and certificates': {
    door: 'Mon-Fri 17:00-21:00; Sat-Sun 09:00-16:00',
    menu: {
      lessons: [['Chart reading, an evening', 120, 45]],
      courses: [
        ['Radio operator', 480, 140],
        ['First aid afloat', 360, 110],
      ],
    },
    people: {
      'Luca Ferro': {
        role: 'Instructor',
        about: 'Twenty years on the pilot boat. Ties knots while he talks.',
      },
    },
  },
  'Fresh Sheets': {
    door: 'Mon-Sat 08:00-18:00',
    menu: {
      laundry: [
        ['A bag of linen, back by six', 480, 36, 'collect'],
        ['Ten shirts ironed', 480, 40, 'collect'],
      ],
    },
  },
  'Handover: holiday homes between guests': {
    door: 'Mon-Sun 09:00-17:00',
    menu: {
      rooms: [
        ['Flat between guests', 120, 65, 'at_home'],
        ['House between guests', 240, 120, 'at_home'],
      ],
    },
  },
  'Upstairs Windows': {
    door: 'Mon-Fri 08:00-16:00',
    menu: {
      rooms: [
        ['Windows, one floor', 60, 28, 'at_home'],
        ['Gutters', 90, 60, 'at_home'],
      ],
    },
  },
  'Salt and Varnish, boat valeting': {
    door: 'Mon-Sat 08:00-17:00',
    menu: {
      rooms: [
        ['Below decks', 240, 80],
        ['Teak and stainless', 360, 140],
      ],
    },
  },
  'The Rug Laundry at the mill race': {
    door: 'Tue-Sat 09:00-16:00',
    menu: {
      laundry: [
        ['A small carpet', 1440, 42, 'collect'],
        ['A large carpet', 1440, 95, 'collect'],
        ['Moth holes rewoven', 180, 60],
      ],
    },
    people: {
      'Shirin Azari': {
        role: 'Weaver',
        about: 'Matches a colour by licking the thread. Nobody has dared to ask twice.',
      },
    },
  },
}
