import type { ServerTextPack } from './en.ts'

/** Spanish. */
export const esServer = {
  'error.notJson': 'No se pudo leer esta solicitud.',
  'error.tooLarge': 'Es más de lo que se puede enviar de una vez.',
  'error.notFound': 'Esto no existe o ya no está disponible.',
  'error.notLoggedIn': 'Inicia sesión para continuar.',
  tooManyApiCallsMessage: 'Son demasiadas solicitudes a la vez. Espera un momento y vuelve a intentarlo.',
  'error.keyReused': 'Esto ya se envió con otros datos. Empieza de nuevo.',
  'error.inProgress': 'Ya se está procesando. Espera un momento.',
  'error.taken': 'Alguien se te adelantó. Elige otra opción.',
  'error.busy': 'Ahora mismo no podemos responder. Vuelve a intentarlo en un momento.',
  emailPhoneAlreadyRegistered:
    'Este correo o número de teléfono ya tiene una cuenta. Inicia sesión con él o usa otro.',
  invalidOtpMsg: 'Este código no es correcto o ha caducado. Revísalo o pide uno nuevo.',
  emailPassDonotMatch: 'El correo y la contraseña no coinciden.',
  'account.tooManyCodes': 'Has pedido muchos códigos. Espera un rato antes de pedir otro.',
  'account.tooManyTries': 'Has hecho muchos intentos. Espera un rato antes del siguiente.',
  'account.codesUsedUp':
    'Hoy no podemos enviar más códigos. Inicia sesión con tu correo o vuelve a intentarlo mañana.',
  'account.captcha': 'Demuestra que eres una persona y vuelve a intentarlo.',
  'account.captchaSilent':
    'La comprobación de que eres una persona no responde. Vuelve a intentarlo en un momento.',
  'account.codeNotSent': 'No se pudo enviar el código. Vuelve a intentarlo en un momento.',
  'sms.code':
    'Tu código de {store} está al final. Vale durante cinco minutos. No se lo des a nadie.\n\n{code}',
  'account.countryNotServed':
    'Todavía no enviamos códigos a este país. Usa otro número o inicia sesión con tu correo.',
  'account.codeNeeded': 'Introduce el código que enviamos a tu teléfono.',
  'account.deadLogin': 'Este inicio de sesión tardó demasiado o ya se usó. Empieza de nuevo.',
  'account.providerFailed':
    'El otro servicio no nos dijo quién eres. Vuelve a intentarlo o inicia sesión de otra manera.',
  'account.deadLink': 'Este enlace ya se usó o ha caducado. Pide uno nuevo.',
  'account.notCurrentPassword': 'Esta no es tu contraseña actual.',
  'account.passwordCommon':
    'Mucha gente usa esta contraseña, así que es la primera que se prueba. Elige otra.',
  'account.passwordPersonal':
    'Quien conozca tu nombre o tu correo probaría antes esta contraseña. Elige otra.',
  'account.pictureUnreadable': 'No se pudo leer esta imagen. Elige otra.',
  'mail.reset.subject': 'Restablece tu contraseña de {store}',
  'mail.reset.text':
    'Hola, {name}:\n\nAbre este enlace para elegir una nueva contraseña para tu cuenta de {store}. Sirve una sola vez y durante media hora:\n\n{link}\n\nSi no has sido tú, ignora este correo: tu contraseña sigue igual.',
  'mail.confirm.subject': 'Confirma tu correo – {store}',
  'mail.confirm.text':
    'Abre este enlace para confirmar tu correo en tu cuenta de {store}. Sirve una sola vez y durante un día:\n\n{link}\n\nSi no has sido tú, ignora este correo.',
  'warn.subject': 'Aviso de seguridad de tu cuenta de {store}',
  'warn.phoneChanged':
    '{store}: tu cuenta tiene ahora otro número de teléfono y este ya no sirve para entrar. Si no has sido tú, escríbenos enseguida: {help}',
  'warn.emailChanged':
    '{store}: tu cuenta tiene ahora otra dirección de correo. Si no has sido tú, escríbenos enseguida: {help}',
  'warn.passwordChanged':
    '{store}: se cambió la contraseña de tu cuenta y se cerró la sesión en los demás dispositivos. Si no has sido tú, pon otra enseguida: {help}',
  'warn.deletion':
    '{store}: tu cuenta se eliminará dentro de siete días. Si cambias de idea, inicia sesión antes y consérvala. Si no has sido tú, escríbenos enseguida: {help}',
  'wallet.welcome': 'Regalo de bienvenida',
  'wallet.other': 'Reserva {reference}',
  'wallet.refund': 'Reembolso de la reserva {reference}',

  'perk.unknown': 'Ese código no es válido.',
  'perk.expired': 'Ya no es válido.',
  'perk.not_yet': 'Todavía no es válido.',
  'perk.not_for_this': 'Vale para otra cosa, no para lo que estás reservando.',
  'perk.minimum': 'Hace falta un pedido de {amount} o más.',
  'perk.used_up': 'Ya se ha usado todas las veces posibles.',
  'perk.in_use': 'Lo tiene reservado otro pedido tuyo que aún no está pagado.',
  'perk.empty': 'No queda saldo en esta tarjeta.',
  'perk.cardUnknown':
    'No conocemos ninguna tarjeta regalo con este código y este PIN. Comprueba si hay alguna errata. Tras cinco PIN erróneos la tarjeta queda bloqueada; quien la vendió puede darte otra.',
  'perk.cardRedeemed': 'La tarjeta regalo ya es tuya.',
  'perk.tooManyTries': 'Has escrito muchos códigos que no conocemos. Espera un rato antes de probar otro.',
  'perk.couponApplied': 'Cupón aplicado',
  'perk.cardApplied': 'Tarjeta regalo aplicada',
  'perk.memberApplied': 'Membresía aplicada',

  'order.placed': 'Reservado. Tu entrada está lista.',
  'order.awaitsConfirmation': 'Reservado. Tu entrada se emitirá cuando se confirme el pedido.',
  'order.awaitsPayment': 'Te lo reservamos hasta que pagues.',
  'order.soldOut': 'No quedan suficientes.',
  'order.closed': 'Ahora mismo no está a la venta.',
  'order.tooMany': 'Un pedido puede llevar {most} como máximo.',
  'order.oneThing': 'Un pedido es para un solo evento y una sola fecha.',
  'order.holdOver': 'Tu reserva temporal ha caducado. Elige de nuevo; no se ha cobrado nada.',
  'order.priceChanged': 'El precio ha cambiado desde que lo viste. Mira el nuevo.',
  'order.walletShort': 'No hay saldo suficiente en el monedero.',
  'order.noOnline': 'Ahora mismo no se puede pagar en línea. Elige otra forma.',
  'rental.notAvailable': 'Este alquiler no está disponible en las fechas elegidas.',
  'rental.oneThing': 'Un pedido es para un solo alquiler.',
  'rental.not_an_hour': 'Los alquileres empiezan y terminan en horas en punto.',
  'rental.too_early': 'Lo más pronto que puede empezar es la próxima hora en punto.',
  'rental.too_short':
    'Lo más pronto que puede terminar es mañana a la próxima hora en punto, y después del comienzo.',
  'rental.too_long': 'Nada se alquila por más de un año seguido.',
  'rental.too_far': 'Nada se alquila con más de dos años de antelación.',
  'rental.noSuchTime': 'El reloj de allí nunca marca esa hora: esa noche se cambia. Elige otra.',
  'rental.whichTime':
    'El reloj de allí marca esa hora dos veces, porque esa noche se atrasa. Di cuál de las dos.',
  'rental.taken': 'No disponible',
  'order.placed.rentals': 'Tu reserva está confirmada.',
  'booking.status.1': 'Tu entrada se emitirá cuando se confirme el pedido.',
  'booking.status.2': 'Confirmada',
  'booking.status.3': 'Entrada registrada',
  'booking.status.4': 'Finalizada',
  'booking.status.6': 'Cancelada',
  'booking.status.8': 'Pendiente de pago',
  'booking.alreadyCancelled': 'Ya estaba cancelada.',
  'booking.tooLate': 'Ya no se puede cancelar.',
  'booking.refundChanged':
    'La devolución es ahora menor que cuando lo pediste, así que no se canceló nada. Míralo de nuevo.',
  'change.impossible': 'Ya no se pueden cambiar las fechas de esta reserva.',
  'change.unpaid': 'Paga primero esta reserva. Después podrás cambiar sus fechas.',
  'change.confirmed':
    'Estas fechas se confirmaron a mano. Para tener otras, cancela la reserva y haz una nueva.',
  'change.notLess':
    'Ya es tarde para recuperar dinero con otras fechas. Aún puedes elegir fechas que cuesten lo mismo o más.',
  'change.waits': 'Otras fechas de esta reserva esperan su pago. Págalas o renuncia a ellas primero.',
  'change.same': 'Estas son las fechas que ya tienes.',
  'change.meanwhile': 'Esta reserva ha cambiado entretanto. Vuelve a mirarla.',
  'rating.notThere': 'Podrás valorarlo cuando haya terminado y hayas estado allí.',

  'notify.confirmed.title': 'Reserva confirmada',
  'notify.confirmed.text': '{title} · {when}. Tu entrada está lista.',
  'notify.requested.title': 'Tenemos tu pedido',
  'notify.requested.text': '{title} · {when}. Recibirás tu entrada cuando el organizador confirme.',
  'notify.paid.title': 'Pago recibido',
  'notify.paid.text': '{title} · {when}. Tu entrada está lista.',
  'notify.paid_requested.title': 'Pago recibido',
  'notify.paid_requested.text': '{title} · {when}. Recibirás tu entrada cuando el organizador confirme.',
  'notify.payment_declined.title': 'El pago no se ha realizado',
  'notify.payment_declined.text':
    'Te reservamos {title} hasta las {until}. Inténtalo de nuevo o paga de otra forma.',
  'notify.paid_too_late.title': 'Tu pago llegó tarde',
  'notify.paid_too_late.text': 'La reserva temporal de {title} ya había caducado. Te devolvemos {amount}.',
  'notify.change_not_made.title': 'Tu reserva conserva sus fechas',
  'notify.change_not_made.text':
    'Cuando llegó tu pago ya no estaban reservadas las otras fechas de {title}. Te devolvemos {amount}.',
  'notify.cancelled.title': 'Reserva cancelada',
  'notify.cancelled.text':
    '{title}, {when}. {goesBack, select, yes {Te devolvemos {amount}.} other {Sin devolución.}}',
  'notify.called_off.title': 'Tu reserva se ha cancelado',
  'notify.called_off.text':
    '{title}, {when}: el organizador ha tenido que cancelar tu reserva. {goesBack, select, yes {Te devolvemos {amount}.} other {No hay nada que devolver.}}',
  'notify.lapsed.title': 'No se pagó a tiempo',
  'notify.lapsed.text':
    'La reserva temporal de {title} ha caducado, porque no llegó el pago. Reserva otra vez si aún quieres ir.',
  'notify.refunded.title': 'Devolución enviada',
  'notify.refunded.text': 'Tu devolución de {amount} por {title} va de camino a tu tarjeta.',
  'notify.changed.title': 'Tu reserva ha cambiado',
  'notify.changed.text': 'Ahora es: {what}.',
  'notify.reminder_day.title': 'Se acerca',
  'notify.reminder_day.text': '{what}',
  'notify.reminder_hours.title': 'Empieza pronto',
  'notify.reminder_hours.text': '{what}. Ten la entrada a mano.',
  'order.awaitsConfirmation.rentals': 'Tenemos tu pedido. Falta que el anfitrión confirme.',
  'booking.status.1.rentals': 'Falta que el anfitrión confirme.',
  'notify.confirmed.text.rentals': '{title} · {when}. Tu reserva está confirmada.',
  'notify.requested.text.rentals': '{title} · {when}. Falta que el anfitrión confirme.',
  'notify.paid.text.rentals': '{title} · {when}. Tu reserva está confirmada.',
  'notify.paid_requested.text.rentals': '{title} · {when}. Falta que el anfitrión confirme.',
  'notify.called_off.text.rentals':
    '{title}, {when}: el anfitrión ha tenido que cancelar tu reserva. {goesBack, select, yes {Te devolvemos {amount}.} other {No hay nada que devolver.}}',
  'notify.lapsed.text.rentals':
    'La reserva temporal de {title} ha caducado, porque no llegó el pago. Reserva otra vez si aún lo quieres.',
  'notify.reminder_hours.text.rentals': '{what}. Ten a mano el código de llegada.',
  'mail.booking.text': '{body}\n\nTu reserva:\n{link}\n\n{store}',

  'sandbox.title': 'Pago (pruebas)',
  'sandbox.note':
    'Esto hace las veces de un proveedor de pagos. Aquí no se mueve dinero ni se pide ninguna tarjeta.',
  'sandbox.toPay': 'A pagar',
  'sandbox.approve': 'Aprobar',
  'sandbox.decline': 'Rechazar',
  'sandbox.leave': 'Salir sin pagar',
  'sandbox.decided': 'Este pago ya está decidido o se acabó su tiempo.',
  'sandbox.back': 'Volver a {store}',
  'sandbox.delivery': 'Avisar a {store}',
  'sandbox.at_once': 'Enseguida',
  'sandbox.late': 'Después de 20 segundos',
  'sandbox.twice': 'Dos veces',
  'sandbox.never': 'Nunca',
  'fuel.petrol': 'Gasolina',
  'fuel.gasoline': 'Gasolina',
  'fuel.diesel': 'Diésel',
  'fuel.electric': 'Eléctrico',
  'fuel.hybrid': 'Híbrido',
  'fuel.plug-in hybrid': 'Híbrido enchufable',
} satisfies ServerTextPack
