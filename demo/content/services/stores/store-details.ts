/** The details of a store beyond those of every listing. */
export interface StoreDetails {
  /** Its hours as they are written on the door. */
  door: string
  /** Its services by sub-category: their names, minutes and dollars. */
  menu: Partial<Record<SubCategory, readonly Offer[]>>
  /**
   * Services with a pause in which they run by themselves, by name: after how many minutes, and for how many.
   */
  gaps?: Readonly<Record<string, readonly [at: number, minutes: number]>>
  /** What it wants when somebody books: a part of the price in percent, or dollars; from a price in dollars on. */
  deposit?: ({ percent: number } | { dollars: number }) & { from?: number }
  /** How many visits to come one person may have that are paid there; missing: any number. */
  mostUnpaid?: number
  /** Its professionals by name; empty where none is known. */
  people?: Readonly<Record<string, Person>>
}

type Offer = readonly [name: string, minutes: number, dollars: number, type?: 'at_home' | 'collect']

export interface Person {
  role: string
  about: string
  /** Limits a professional to one sub-category. */
  does?: SubCategory
  /** How much more a professional costs, in dollars; the time is the same. */
  more?: number
  /** The working hours, written like those on a door; missing: whenever the store is open. */
  works?: string
}

/** The sub-categories of services in their order: English, Arabic, Spanish. */
export const subCategories = {
  hair: {
    cuts: ['Cuts', 'قص', 'Cortes'],
    colour: ['Colour', 'صبغ', 'Color'],
    braids: ['Braids and locs', 'ضفائر', 'Trenzas y rastas'],
    beard: ['Beard and shave', 'لحية وحلاقة', 'Barba y afeitado'],
  },
  spa: {
    bathing: ['Baths and steam', 'حمامات وبخار', 'Baños y vapor'],
    care: ['Treatments', 'عناية', 'Tratamientos'],
  },
  nails: {
    hands: ['Hands', 'اليدان', 'Manos'],
    feet: ['Feet', 'القدمان', 'Pies'],
    art: ['Painting and henna', 'رسم وحناء', 'Pintura y henna'],
  },
  massage: {
    short: ['Short', 'جلسات قصيرة', 'Sesiones breves'],
    long: ['Full length', 'جلسات كاملة', 'Sesiones completas'],
    aftercare: ['With care', 'عناية خاصة', 'Con cuidado'],
  },
  fitness: {
    classes: ['Classes', 'حصص', 'Clases'],
    alone: ['One to one', 'تدريب فردي', 'Individuales'],
  },
  tattoo: {
    talk: ['First, a talk', 'استشارة أولًا', 'Primero, hablar'],
    ink: ['New work', 'وشم جديد', 'Tatuajes nuevos'],
    mend: ['Cover-ups', 'تغطية', 'Coberturas'],
  },
  repair: {
    small: ['Small repairs', 'تصليحات صغيرة', 'Arreglos pequeños'],
    large: ['Large repairs', 'تصليحات كبيرة', 'Arreglos grandes'],
  },
  photography: {
    portraits: ['Portraits', 'صور شخصية', 'Retratos'],
    occasions: ['Occasions', 'مناسبات', 'Ocasiones'],
  },
  tutoring: {
    lessons: ['Lessons', 'دروس', 'Clases'],
    courses: ['Courses', 'دورات', 'Cursos'],
  },
  cleaning: {
    laundry: ['Laundry', 'غسيل', 'Lavandería'],
    rooms: ['House and boat', 'البيت والقارب', 'Casa y barco'],
  },
} as const satisfies Record<string, Record<string, readonly [en: string, ar: string, es: string]>>

type All = typeof subCategories
type SubCategory = { [C in keyof All]: keyof All[C] }[keyof All]

/** Stores by their titles. */
export type Stores = Readonly<Record<string, StoreDetails>>
