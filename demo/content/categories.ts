import type { placeTiles, serviceTiles } from '../art/subjects/tiles.ts'
import type { DemoCategory, DemoKind, DemoVertical } from './demo-listing.ts'
import { rentalTypes } from './rental-types.ts'
import { synonyms } from './synonyms.ts'

type Names = readonly [en: string, ar: string, es: string]

const spoken = ([en, ar, es]: Names) => ({ en, ar, es })

const events = {
  music: ['Music', 'موسيقى', 'Música'],
  food: ['Food and drink', 'طعام وشراب', 'Comida y bebida'],
  markets: ['Markets', 'أسواق', 'Mercados'],
  family: ['Family', 'للعائلة', 'En familia'],
  sport: ['Sport', 'رياضة', 'Deporte'],
  theatre: ['Theatre', 'مسرح', 'Teatro'],
  art: ['Art', 'فنون', 'Arte'],
  workshop: ['Workshops', 'ورش عمل', 'Talleres'],
  night: ['Night out', 'سهرات', 'De noche'],
  outdoors: ['Outdoors', 'في الطبيعة', 'Al aire libre'],
} as const satisfies Record<string, Names>

const vehicles = {
  bicycle: ['Bicycles', 'دراجات هوائية', 'Bicicletas'],
  scooter: ['Scooters', 'سكوترات', 'Escúteres'],
  car: ['Cars', 'سيارات', 'Coches'],
  van: ['Vans', 'سيارات فان', 'Furgonetas'],
  boat: ['Boats', 'قوارب', 'Barcos'],
  convertible: ['Convertibles', 'سيارات مكشوفة', 'Descapotables'],
} as const satisfies Record<string, Names>

const homes = {
  apartment: ['Apartments', 'شقق', 'Apartamentos'],
  house: ['Houses', 'منازل', 'Casas'],
  villa: ['Villas', 'فلل', 'Villas'],
  cabin: ['Cabins', 'أكواخ', 'Cabañas'],
  studio: ['Studios', 'استوديوهات', 'Estudios'],
  houseboat: ['Houseboats', 'بيوت عائمة', 'Casas flotantes'],
} as const satisfies Record<string, Names>

const places = {
  beach: ['Beaches', 'شواطئ', 'Playas'],
  viewpoint: ['Viewpoints', 'مطلات', 'Miradores'],
  museum: ['Museums', 'متاحف', 'Museos'],
  park: ['Parks', 'متنزهات', 'Parques'],
  restaurant: ['Restaurants', 'مطاعم', 'Restaurantes'],
  cafe: ['Cafés', 'مقاهٍ', 'Cafés'],
  market: ['Market halls', 'أسواق مسقوفة', 'Plazas de abastos'],
  landmark: ['Landmarks', 'معالم', 'Monumentos'],
  harbour: ['Harbours', 'مرافئ', 'Puertos'],
  church: ['Places of worship', 'دور العبادة', 'Lugares de culto'],
  library: ['Libraries', 'مكتبات', 'Bibliotecas'],
  garden: ['Gardens', 'حدائق', 'Jardines'],
} as const satisfies Record<string, Names>

const announcements = {
  news: ['News', 'أخبار', 'Noticias'],
  notice: ['Notices', 'إشعارات', 'Avisos'],
  offer: ['Offers', 'عروض', 'Ofertas'],
  'lost-and-found': ['Lost and found', 'مفقودات وموجودات', 'Objetos perdidos'],
  community: ['Community', 'المجتمع', 'Comunidad'],
} as const satisfies Record<string, Names>

const services = {
  hair: ['Hair', 'شعر', 'Peluquería'],
  spa: ['Spa', 'سبا', 'Spa'],
  nails: ['Nails', 'أظافر', 'Uñas'],
  massage: ['Massage', 'تدليك', 'Masaje'],
  fitness: ['Fitness', 'لياقة بدنية', 'Fitness'],
  tattoo: ['Tattoo', 'وشم', 'Tatuajes'],
  repair: ['Repairs', 'تصليح', 'Reparaciones'],
  photography: ['Photography', 'تصوير', 'Fotografía'],
  tutoring: ['Tutoring', 'دروس خصوصية', 'Clases particulares'],
  cleaning: ['Cleaning', 'تنظيف', 'Limpieza'],
} as const satisfies Record<string, Names>

/** Tiles that show the experience and not the house it is in. */
const tiles: Partial<Record<string, keyof typeof placeTiles | keyof typeof serviceTiles>> = {
  restaurant: 'dining-room',
  hair: 'hair-salon',
  nails: 'lacquers',
  massage: 'massage-room',
  tattoo: 'tattoo-parlour',
}

export type EventCategory = keyof typeof events
export type VehicleCategory = keyof typeof vehicles
export type HomeCategory = keyof typeof homes
export type PlaceCategory = keyof typeof places
export type AnnouncementCategory = keyof typeof announcements
export type ServiceCategory = keyof typeof services

function categoriesOf(vertical: DemoVertical, kind: DemoKind, all: Record<string, Names>): DemoCategory[] {
  return Object.entries(all).map(([slug, names]) => {
    const [also, picture] = [synonyms[vertical][slug], tiles[slug]]
    return {
      ...{ vertical, kind, slug, names: spoken(names) },
      ...(also ? { synonyms: also } : {}),
      ...(picture ? { picture } : {}),
    }
  })
}

const detailed = (category: DemoCategory): DemoCategory => {
  const { about, within } = rentalTypes[category.slug] ?? {}
  return { ...category, ...(about ? { descriptions: spoken(about) } : {}), ...(within ? { within } : {}) }
}

export const categories: DemoCategory[] = [
  ...categoriesOf('events', '', events),
  ...categoriesOf('rentals', 'vehicle', vehicles).map(detailed),
  ...categoriesOf('rentals', 'properties', homes).map(detailed),
  ...categoriesOf('places', '', places),
  ...categoriesOf('announcements', '', announcements),
  ...categoriesOf('services', '', services),
]
