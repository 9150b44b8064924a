import type { PackOf } from '../pack-of.ts'
import type { en } from './en.ts'

/** The same in Spanish. */
export const es: PackOf<typeof en> = {
  'perks.about': 'Monedero, cashback, puntos, tarjetas regalo y membresías',
  'perks.guestText':
    'Cashback y puntos para usar con anfitriones, tarjetas regalo y membresías: todo lo que te ahorra dinero, en un sitio.',
  'perks.cashback': 'Cashback',
  'perks.bonus': 'Puntos',
  'perks.giftCards': 'Tarjetas regalo',
  'perks.memberships': 'Membresías',
  'perks.atHosts':
    '{n, plural, =0 {Aún nada} one {Con # anfitrión} many {Con # de anfitriones} other {Con # anfitriones}}',
  'perks.cards': '{n, plural, =0 {Aún ninguna} one {# tarjeta} many {# de tarjetas} other {# tarjetas}}',
  'perks.good': '{n, plural, =0 {Aún ninguna} one {# activa} many {# activas} other {# activas}}',
  'perks.yours': 'Para gastar',
  'perks.invite': 'Invita a amigos',
  'perks.soon': 'Úsalo pronto',
  'perks.ends': 'Caduca el {day}',
  'perks.partEnds': '{amount} caducan el {day}',
  'perks.cashbackNone': 'No hay cashback',
  'perks.bonusNone': 'No hay puntos',
  'perks.cashbackNoneText':
    'Algunos anfitriones dan cashback para volver a usarlo con ellos. El tuyo se guarda aquí, por anfitrión.',
  'perks.bonusNoneText':
    'Algunos anfitriones dan puntos para volver a usarlos con ellos. Los tuyos se guardan aquí, por anfitrión.',
  'perks.howMuch': 'Cuánto puedes usar',
  'perks.rulePart': '{name}: hasta el {percent} % de una cuenta',
  'perks.rulePartMost': '{name}: hasta el {percent} % de una cuenta, como máximo {most}',
  'perks.ruleMost': '{name}: hasta {most} de una cuenta',
  'perks.ruleNone': 'Este anfitrión no lo acepta por ahora. Lo que tienes sigue siendo tuyo.',
  'perks.itself': 'Se descuenta solo de la cuenta cuando reservas.',
  'perks.moves': 'Movimientos',
  'perks.noMoves': 'Aún no hay movimientos.',
  'perks.where': 'Dónde sirve',
  'perks.nothingHere': 'Ahora no hay nada que reservar aquí',
  'perks.nothingHereText': 'Lo que ofrece {name} aparecerá aquí en cuanto se pueda reservar.',
  'perks.giftCardsNone': 'No hay tarjetas regalo activas',
  'perks.giftCardsNoneText': 'Tus tarjetas regalo se guardan aquí y las tienes al pagar.',
  'perks.everywhere': 'Sirve en todas partes',
  'perks.goodAt': 'Sirve para {name}',
  'perks.until': 'Hasta el {day}',
  'perks.membershipsNone': 'No hay membresías activas',
  'perks.membershipsNoneText': 'Tus membresías se guardan aquí, con lo que te ha ahorrado cada una.',
  'perks.percentOff': '{percent} % de descuento',
  'perks.used':
    '{n, plural, =0 {Aún sin usar} one {Usada una vez} many {Usada # de veces} other {Usada # veces}}',
  'perks.usedOf': 'Usada {n} de {most}',
  'perks.saved': 'Te ha ahorrado {amount}',
}
