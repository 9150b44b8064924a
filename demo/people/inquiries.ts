import { AMIRA, LUCIA, NOAH } from './customers.ts'

/** A thread between a person of the town and the poster of an announcement. */
export interface TownInquiry {
  /** The telephone number of the asker. */
  asker: string
  /** The slug of the announcement. */
  about: string
  asks: string
  /** The request, where it is one. */
  request?: { inDays: number; people: number }
  /** The answer, and whether the asker has read it; missing where there is none yet. */
  answer?: { by: string; says: string; isRead: boolean; accepts?: boolean }
}

/**
 * The threads: one with an unread answer, one that was accepted, and one whose other side has a link in a
 * mail.
 */
export const townInquiries: readonly TownInquiry[] = [
  {
    asker: AMIRA,
    about: 'the-dungeon-by-candlelight-for-parties-of-six',
    asks: 'Four of us would love to come down, the youngest is eleven. Is there anywhere to leave a pushchair?',
    request: { inDays: 9, people: 4 },
    answer: {
      by: NOAH,
      says: 'It suits the key. Pushchairs stay with the cannon at the gate. Seven o’clock, warm socks.',
      isRead: true,
      accepts: true,
    },
  },
  {
    asker: AMIRA,
    about: 'knitters-wanted-forty-bollards-and-a-crane',
    asks: 'I can knit, but only straight. Is there a bollard for that?',
    answer: {
      by: LUCIA,
      says: 'A straight piece becomes round as soon as it is sewn up. Come on Thursday, there is mustard wool left.',
      isRead: false,
    },
  },
  {
    asker: NOAH,
    about: 'sunday-sauna-and-soup-one-price',
    asks: 'Is there room for two, and is the soup without fish that day?',
    request: { inDays: 8, people: 2 },
  },
]
