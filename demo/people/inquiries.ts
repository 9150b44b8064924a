import { AMIRA, LUCIA, NOAH } from './customers.ts'

/** A thread between somebody of the town and who put up an announcement. */
export interface TownInquiry {
  /** Whose it is, by telephone number. */
  asker: string
  /** The announcement, by its slug. */
  about: string
  asks: string
  /** What is asked for, where it is a request. */
  request?: { inDays: number; people: number }
  /** What the other side says, and whether the asker has read it; nobody yet where there is none. */
  answer?: { by: string; says: string; isRead: boolean; accepts?: boolean }
}

/** One with an answer that is unread, one that was accepted, and one whose other side has a link in their mail. */
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
