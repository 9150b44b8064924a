interface RentalType {
  /** The description in English, Arabic and Spanish. */
  about: readonly [en: string, ar: string, es: string]
  /** The type it is in. */
  within?: string
}

/** Descriptions of the types of rentals. */
export const rentalTypes: Readonly<Record<string, RentalType>> = {
  bicycle: {
    about: [
      'For the quays and the flat lanes, with a lock and lights.',
      'للأرصفة والأزقة المستوية، مع قفل ومصابيح.',
      'Para los muelles y las calles llanas, con candado y luces.',
    ],
  },
  scooter: {
    about: [
      'Two seats and two helmets, up the hill without effort.',
      'مقعدان وخوذتان، وصعود التل بلا عناء.',
      'Dos plazas y dos cascos, cuesta arriba sin esfuerzo.',
    ],
  },
  car: {
    about: [
      'From a small one for the old streets to one for all the family.',
      'من سيارة صغيرة للشوارع القديمة إلى سيارة تتسع للعائلة كلها.',
      'Desde uno pequeño para las calles viejas hasta uno para toda la familia.',
    ],
  },
  van: {
    about: [
      'Room for boards, boxes or a whole band.',
      'متسع لألواح التزلج والصناديق أو لفرقة موسيقية كاملة.',
      'Espacio para tablas, cajas o una banda entera.',
    ],
  },
  boat: {
    about: [
      'For the bay, by oar, sail or motor.',
      'للخليج، بالمجداف أو الشراع أو المحرك.',
      'Para la bahía, a remo, a vela o a motor.',
    ],
  },
  convertible: {
    about: [
      'Cars with the roof down, for the road along the cliffs.',
      'سيارات بسقف مفتوح لطريق المنحدرات.',
      'Coches sin capota para la carretera de los acantilados.',
    ],
    within: 'car',
  },
  apartment: {
    about: [
      'A floor of your own in the middle of town.',
      'طابق خاص بك في قلب المدينة.',
      'Un piso para ti en pleno centro.',
    ],
  },
  house: {
    about: [
      'A door of your own, and often a garden.',
      'باب خاص بك، وغالبًا حديقة.',
      'Puerta propia y, a menudo, jardín.',
    ],
  },
  villa: {
    about: [
      'Large houses with grounds, many with a pool.',
      'منازل كبيرة تحيط بها الحدائق، ولكثير منها مسبح.',
      'Casas grandes con terreno, muchas con piscina.',
    ],
    within: 'house',
  },
  cabin: {
    about: [
      'Wood, a stove, and trees all around.',
      'خشب ومدفأة وأشجار من كل جانب.',
      'Madera, una estufa y árboles alrededor.',
    ],
  },
  studio: {
    about: [
      'One bright room with all one needs for two.',
      'غرفة واحدة مضيئة فيها كل ما يحتاجه اثنان.',
      'Una habitación luminosa con todo lo necesario para dos.',
    ],
    within: 'apartment',
  },
  houseboat: {
    about: [
      'Beds on the water, moored at the quay.',
      'أسرّة على الماء، راسية عند الرصيف.',
      'Camas sobre el agua, amarradas al muelle.',
    ],
  },
}
