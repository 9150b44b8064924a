import type { VerticalId } from '#contract/verticals.ts'

interface Words {
  en: string
  ar: string
  es: string
}

interface Campaign {
  titles: Words
  descriptions: Words
  cents: number
  days: number
  vertical?: VerticalId
  /** Whether it is good only at one of the town's hosts. */
  isOfOneHost?: true
  /** Whether nobody can buy it any more. */
  isOver?: true
}

export interface MembershipCampaign extends Campaign {
  percent: string
  mostUses?: number
}

/** The campaigns of gift cards in the town. */
export const cardCampaigns: readonly Campaign[] = [
  {
    titles: { en: 'Coffee on the quay', ar: 'قهوة على الرصيف', es: 'Un café en el muelle' },
    descriptions: {
      en: 'A small thank-you, good all over town.',
      ar: 'شكر صغير، صالح في كل المدينة.',
      es: 'Un pequeño gracias, válido en toda la ciudad.',
    },
    ...{ cents: 1_000, days: 180 },
  },
  {
    titles: { en: 'A night out', ar: 'سهرة في المدينة', es: 'Una noche fuera' },
    descriptions: {
      en: 'Tickets for two, for whatever is on.',
      ar: 'تذكرتان لأي فعالية تعجبك.',
      es: 'Dos entradas para lo que haya.',
    },
    ...{ cents: 4_000, days: 365, vertical: 'events' },
  },
  {
    titles: { en: 'Harbour card', ar: 'بطاقة الميناء', es: 'Tarjeta del puerto' },
    descriptions: {
      en: 'For anything that can be booked here.',
      ar: 'لكل ما يمكن حجزه هنا.',
      es: 'Para todo lo que se puede reservar aquí.',
    },
    ...{ cents: 5_000, days: 730 },
  },
  {
    titles: { en: 'Front row', ar: 'الصف الأول', es: 'Primera fila' },
    descriptions: {
      en: 'For those who always know where the music is.',
      ar: 'لمن يعرف دائمًا أين تكون الموسيقى.',
      es: 'Para quien siempre sabe dónde está la música.',
    },
    ...{ cents: 7_500, days: 365, isOfOneHost: true },
  },
  {
    titles: { en: 'A weekend on wheels', ar: 'عطلة على عجلات', es: 'Un fin de semana sobre ruedas' },
    descriptions: {
      en: 'A van, a bike or a house by the sea.',
      ar: 'شاحنة صغيرة أو دراجة أو بيت على البحر.',
      es: 'Una furgoneta, una bici o una casa junto al mar.',
    },
    ...{ cents: 15_000, days: 365, vertical: 'rentals' },
  },
  {
    titles: { en: 'Winter lights', ar: 'أضواء الشتاء', es: 'Luces de invierno' },
    descriptions: {
      en: 'For the nights of the lantern market.',
      ar: 'لليالي سوق الفوانيس.',
      es: 'Para las noches del mercado de faroles.',
    },
    ...{ cents: 2_500, days: 90, isOver: true },
  },
]

/** The campaigns of memberships in the town. The first one is the club of which some people are members. */
export const membershipCampaigns: readonly MembershipCampaign[] = [
  {
    titles: { en: 'Harbour Circle', ar: 'دائرة الميناء', es: 'Círculo del Puerto' },
    descriptions: {
      en: 'A tenth off everything on the quays, for a year.',
      ar: 'خصم العُشر على كل ما على الأرصفة لمدة عام.',
      es: 'Una décima parte menos en todo lo del puerto, durante un año.',
    },
    ...{ cents: 6_000, percent: '10', days: 365 },
  },
  {
    titles: { en: 'Five nights', ar: 'خمس سهرات', es: 'Cinco noches' },
    descriptions: {
      en: 'A quarter off your next five events.',
      ar: 'خصم الربع على فعالياتك الخمس القادمة.',
      es: 'Una cuarta parte menos en tus próximos cinco eventos.',
    },
    ...{ cents: 2_500, percent: '25', days: 180, mostUses: 5, vertical: 'events' },
  },
  {
    titles: { en: 'Friend of the house', ar: 'صديق الدار', es: 'Amigo de la casa' },
    descriptions: {
      en: 'A fifth off everything this host puts on.',
      ar: 'خصم الخُمس على كل ما يقدمه هذا المضيف.',
      es: 'Una quinta parte menos en todo lo que organiza este anfitrión.',
    },
    ...{ cents: 3_000, percent: '20', days: 365, isOfOneHost: true },
  },
  {
    titles: { en: 'Off season', ar: 'خارج الموسم', es: 'Fuera de temporada' },
    descriptions: {
      en: 'Rentals for less while the town is quiet.',
      ar: 'إيجارات أرخص والمدينة هادئة.',
      es: 'Alquileres por menos mientras la ciudad está tranquila.',
    },
    ...{ cents: 2_000, percent: '15', days: 120, vertical: 'rentals', isOver: true },
  },
]
