import type { DemoVertical } from './demo-listing.ts'

type Synonyms = { en: readonly string[]; es: readonly string[]; ar: readonly string[] }

const words = (en: string, es: string, ar: string): Synonyms => ({
  en: en.split(', '),
  es: es.split(', '),
  ar: ar.split('، '),
})

const events: Record<string, Synonyms> = {
  music: words('concert, gig, live, band', 'concierto, vivo, banda', 'حفلة موسيقية، غناء، فرقة'),
  food: words('dinner, tasting, eating, drinks', 'cena, degustación, vino, comer', 'عشاء، تذوق، أكل'),
  markets: words('fair, flea market, bazaar, stalls', 'feria, mercadillo, rastro', 'بازار، سوق'),
  family: words('kids, children, toddlers', 'niños, infantil, familiar', 'أطفال، أولاد، صغار'),
  sport: words('sports, match, race, fitness', 'deportivo, partido, carrera', 'مباراة، سباق، رياضي'),
  theatre: words('theater, play, stage, drama, show', 'obra, función, espectáculo', 'مسرحية، عرض'),
  art: words('arts, exhibition, gallery, painting', 'exposición, galería, pintura', 'معرض، رسم، لوحات'),
  workshop: words('class, course, lesson, learn', 'clase, curso, aprender', 'دورة، درس، تعلم'),
  night: words('nightlife, party, club, dancing, late', 'fiesta, discoteca, vida nocturna', 'حفلة، ليل، رقص'),
  outdoors: words(
    'nature, hike, hiking, walk, wildlife',
    'naturaleza, senderismo, caminata',
    'طبيعة، مشي، نزهة',
  ),
}

const rentals: Record<string, Synonyms> = {
  bicycle: words('bike, cycle, cycling, e-bike', 'bici, ciclismo', 'دراجة، بسكليت'),
  scooter: words('moped, vespa, motorbike', 'moto, ciclomotor', 'سكوتر، دراجة نارية'),
  car: words('auto, automobile, hire', 'auto, carro, alquiler', 'سيارة، تأجير سيارات'),
  van: words('camper, campervan, minibus, truck', 'caravana, autocaravana, camioneta', 'فان، كرفان'),
  boat: words('trip, boating, sailing, ship', 'barca, bote, paseo, velero', 'قارب، مركب، رحلة بحرية'),
  convertible: words('cabrio, cabriolet, roadster', 'cabrio', 'كابريوليه'),
  apartment: words(
    'flat, condo, hotel, accommodation',
    'piso, departamento, hotel, alojamiento',
    'شقة، فندق، سكن',
  ),
  house: words('cottage, home, hotel, accommodation', 'hogar, hotel, alojamiento', 'بيت، منزل، فندق، سكن'),
  villa: words('mansion, holiday home, hotel, accommodation', 'chalé, hotel, alojamiento', 'فيلا، فندق، سكن'),
  cabin: words('hut, lodge, hotel, accommodation', 'refugio, hotel, alojamiento', 'كوخ، فندق، سكن'),
  studio: words('bedsit, hotel, accommodation', 'monoambiente, hotel, alojamiento', 'استوديو، فندق، سكن'),
  houseboat: words(
    'barge, floating, hotel, accommodation',
    'barcaza, flotante, hotel, alojamiento',
    'بيت عائم، فندق، سكن',
  ),
}

const places: Record<string, Synonyms> = {
  beach: words('seaside, sand, swimming', 'costa, arena', 'شاطئ، بحر'),
  viewpoint: words('view, lookout, panorama, sunset', 'vistas, panorama', 'إطلالة، منظر'),
  museum: words('gallery, exhibition', 'galería, exposición', 'متحف، معرض'),
  park: words('green, playground, picnic', 'verde, picnic', 'حديقة عامة، متنزه'),
  restaurant: words('food, dinner, lunch, eating, pub', 'comida, cena, almuerzo, comer', 'مطعم، عشاء، غداء'),
  cafe: words(
    'coffee, tea, cake, bakery, breakfast, brunch',
    'café, cafetería, desayuno, té',
    'مقهى، قهوة، شاي',
  ),
  market: words('shopping, stalls, groceries', 'mercado, compras', 'سوق، تسوق'),
  landmark: words('sight, sightseeing, monument', 'monumento, turismo', 'معلم'),
  harbour: words('harbor, marina, port', 'puerto', 'ميناء، مرسى'),
  church: words(
    'church, chapel, mosque, cathedral',
    'iglesia, capilla, mezquita, templo',
    'كنيسة، مسجد، جامع',
  ),
  library: words('books, reading', 'libros, lectura', 'مكتبة، كتب'),
  garden: words('flowers, botanical', 'flores, botánico', 'حديقة، زهور'),
}

const services: Record<string, Synonyms> = {
  hair: words(
    'haircut, hairdresser, barber, salon',
    'corte, pelo, peluquero, barbería',
    'حلاق، قص شعر، صالون',
  ),
  spa: words('sauna, hammam, wellness, bath', 'sauna, baños, bienestar', 'حمام، ساونا'),
  nails: words('nail, manicure, pedicure', 'manicura, pedicura', 'مانيكير، باديكير، ظفر'),
  massage: words('masseur, physio', 'masajista, fisioterapia', 'مساج'),
  fitness: words('gym, training, workout', 'gimnasio, entrenamiento', 'نادي رياضي، جيم، تمرين'),
  tattoo: words('ink, piercing', 'tatuador, piercing', 'تاتو'),
  repair: words('fix, mend, fixing', 'arreglo, taller, reparar', 'إصلاح، صيانة'),
  photography: words('photo, photographer, portrait', 'foto, fotógrafo', 'صورة، مصور'),
  tutoring: words('tutor, lessons, language course', 'profesor, clases', 'مدرس، دروس'),
  cleaning: words('cleaner, laundry, windows', 'limpiador, lavandería', 'نظافة، غسيل'),
}

const announcements: Record<string, Synonyms> = {
  offer: words('discount, deal, sale', 'descuento, rebaja', 'تخفيض، خصم'),
  community: words('volunteer, neighbours', 'voluntario, vecinos', 'تطوع، جيران'),
}

/** Other names of categories, by slug. */
export const synonyms: Readonly<Record<DemoVertical, Readonly<Record<string, Synonyms>>>> = {
  events,
  rentals,
  places,
  services,
  announcements,
}
