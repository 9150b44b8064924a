/** What a store of the town has beside what every listing has. */
export interface StoreDetails {
  /** When it is open, as it stands on its door. */
  door: string
  /** What it does, by sub-category: what it is called, in how many minutes, for how many dollars. */
  menu: Partial<Record<SubCategory, readonly Offer[]>>
  /** Who works there, by name; nobody of whom it is not known. */
  people?: Readonly<Record<string, Person>>
}

type Offer = readonly [name: string, minutes: number, dollars: number, type?: 'at_home' | 'collect']

export interface Person {
  role: string
  about: string
  /** Does only this. */
  does?: SubCategory
  /** Costs so much more, in dollars, and takes as long. */
  more?: number
}

/** What services fall into, in their order: English, Arabic, Spanish. */
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
