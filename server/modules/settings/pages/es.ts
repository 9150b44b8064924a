import type { PageTexts } from './outline.ts'

export const es = {
  'how-booking-works': {
    title: 'Cómo funcionan las reservas',
    content: `<p>Cualquiera puede mirar, buscar y filtrar. Para reservar, guardar favoritos o valorar algo, inicia sesión.</p>
<h3>Paso a paso</h3>
<ul>
<li><strong>Elige.</strong> Entradas para un evento, fechas para un vehículo o un alojamiento, o un servicio y una hora.</li>
<li><strong>Revisa.</strong> Comprueba tu reserva. Añade un cupón, una tarjeta regalo o una membresía si los tienes. El desglose muestra cuánto descuenta cada uno.</li>
<li><strong>Paga.</strong> Primero ves el total y después eliges cómo pagar: con tu monedero, al llegar o en línea.</li>
<li><strong>Disfruta.</strong> Tu reserva está en Reservas, con todo lo que necesitas ese día.</li>
</ul>
<h3>Qué puede pasar por el camino</h3>
<p>Mientras revisas, te guardamos las entradas o las fechas por tiempo limitado. Cuando ese tiempo se acaba, otras personas pueden reservarlas y tú vuelves a elegir.</p>
<p>Si un precio ha cambiado desde que lo viste, primero te mostramos el nuevo desglose. No se reserva nada hasta que lo aceptes.</p>
<p>Algunas reservas las confirma quien organiza. Hasta entonces, tu reserva indica que espera confirmación.</p>`,
  },
  offline: {
    title: 'Con y sin conexión',
    content: `<p>Esta plataforma sigue funcionando cuando tu conexión falla. Una barra te avisa de que no hay conexión y de cuándo es lo que ves.</p>
<h3>Funciona sin conexión</h3>
<ul>
<li>Abrir la aplicación y todas las páginas que ya viste y que siguen en tu dispositivo.</li>
<li>Tus reservas y entradas, con sus códigos. Se quedan en tu dispositivo hasta una semana después de terminar.</li>
<li>Lo que preparaste para reservar y todavía no has reservado.</li>
</ul>
<h3>Espera a que haya conexión</h3>
<ul>
<li>Favoritos, valoraciones, mensajes, cambios en tu perfil y cancelaciones. Los guardamos y enviamos cada uno una sola vez, en orden, cuando vuelve la conexión.</li>
<li>Un pedido que pagas al llegar, si eliges enviarlo más tarde. No se reserva nada hasta que se envía y, si cambia el precio, te preguntamos antes.</li>
</ul>
<h3>Necesita conexión</h3>
<ul>
<li>Registrarte e iniciar sesión.</li>
<li>Buscar algo nuevo y comprobar qué queda libre.</li>
<li>Pagar en línea. Lo que elegiste se queda como está, y sigues cuando vuelve la conexión.</li>
</ul>
<p>Al cerrar sesión se borran del dispositivo tus reservas y todo lo demás que es tuyo.</p>`,
  },
  tickets: {
    title: 'Entradas',
    content: `<p>Tu entrada está en tu teléfono: abre la reserva y toca la entrada. Muestra su código al llegar. No hay que imprimir nada.</p>
<ul>
<li><strong>Sin conexión.</strong> Si ya abriste la reserva una vez, su entrada también se abre sin conexión.</li>
<li><strong>Referencia corta.</strong> Bajo el código están los últimos 7 caracteres del número de reserva. Tenlos a mano cuando preguntes por una reserva.</li>
<li><strong>No la compartas.</strong> Puede que solo entre quien muestre el código primero.</li>
<li><strong>¿Aún sin pagar?</strong> La entrada lo indica.</li>
<li><strong>¿Cancelada?</strong> Una reserva cancelada ya no tiene entrada.</li>
</ul>
<p>Desde la reserva también puedes añadir la fecha a tu calendario y ver el lugar en un mapa.</p>`,
  },
  'paying-and-refunds': {
    title: 'Pagos y reembolsos',
    content: `<h3>Formas de pago</h3>
<ul>
<li><strong>Monedero.</strong> Si tu saldo alcanza, puede pagarlo todo. Si cubre solo una parte, pagas el resto de otra forma.</li>
<li><strong>Al llegar.</strong> Reservas ahora y pagas en efectivo cuando llegas.</li>
<li><strong>En línea.</strong> Pagas en una página de pago y después vuelves a tu reserva.</li>
</ul>
<h3>Qué se descuenta del precio</h3>
<p>En este orden: cupón, puntos de bonificación, cashback, membresía y tarjeta regalo. Cada descuento se calcula sobre lo que queda tras los anteriores. El desglose muestra cada línea, y el total es lo que pagas.</p>
<h3>Reembolsos</h3>
<p>Puedes cancelar una reserva en la aplicación. Si recuperas dinero y cuánto depende de su política de cancelación, que está en la reserva. Léela antes de confirmar.</p>`,
  },
  contact: {
    title: 'Contacto',
    content: `<p>Muchas preguntas tienen respuesta en esta ayuda, y puedes leerla sin conexión.</p>
<ul>
<li><strong>Sobre un lugar, un vehículo, un alojamiento o un evento:</strong> su página dice quién lo lleva. Si hay datos de contacto, pregunta allí primero.</li>
<li><strong>Sobre una reserva:</strong> ten a mano su referencia corta, los últimos 7 caracteres del número de reserva.</li>
<li><strong>Sobre tu cuenta o esta aplicación:</strong> escríbenos, si se muestra una dirección de contacto.</li>
</ul>
<p>No digas a nadie un código de acceso, una contraseña ni el PIN de una tarjeta regalo. Nosotros no los pedimos.</p>`,
  },
  'code-not-arriving': {
    title: 'No me llega el código de acceso. ¿Qué puedo hacer?',
    content: `<ul>
<li>Comprueba el país y el número, sin el cero inicial.</li>
<li>Espera medio minuto y pide un código nuevo. Usa el más reciente.</li>
<li>Comprueba que tu teléfono tiene cobertura y acepta mensajes de remitentes desconocidos.</li>
<li>Tras muchos intentos seguidos hacemos una pausa. Vuelve a intentarlo más tarde.</li>
</ul>`,
  },
  cancelling: {
    title: '¿Cómo cancelo una reserva?',
    content: `<p>Abre la reserva en Reservas y elige gestionarla. Preguntamos otra vez antes de hacer nada. La política de cancelación de la reserva dice cuánto recuperas. Una reserva que ya usaste o que terminó no se puede cancelar.</p>`,
  },
  'no-ticket-yet': {
    title: 'He reservado. ¿Por qué no tengo entrada?',
    content: `<p>Mira el estado de la reserva. Si espera confirmación, la entrada llega en cuanto quien organiza la confirme. Si se canceló, no hay entrada. Si el pago sigue pendiente, la entrada aparece como no pagada.</p>`,
  },
  'payment-unclear': {
    title: 'No hubo respuesta mientras pagaba. ¿He pagado dos veces?',
    content: `<p>No. Un pedido cuenta una sola vez, por muchas veces que se envíe. Mira primero en Reservas: si la reserva está ahí, se hizo. Si espera el pago, termínalo desde ahí y no reserves otra vez.</p>`,
  },
  'wallet-cashback-bonus': {
    title: '¿Qué son el monedero, el cashback y los puntos de bonificación?',
    content: `<ul>
<li><strong>Monedero:</strong> tu saldo con nosotros. Paga reservas, enteras o en parte.</li>
<li><strong>Cashback:</strong> un saldo con un negocio concreto. El negocio decide qué parte de un precio puede pagar.</li>
<li><strong>Puntos de bonificación:</strong> un saldo que descuenta una parte del precio mientras dura una campaña.</li>
</ul>
<p>En Ventajas ves cada saldo de cashback y de puntos, lo que entró y salió, y en qué puedes usarlo.</p>`,
  },
  'gift-cards': {
    title: '¿Cómo funcionan las tarjetas regalo?',
    content: `<p>En Ventajas puedes comprar una, para ti o para otra persona. Para canjear una, escribe allí su código y su PIN. Al reservar, elígela en la revisión: paga hasta el valor que le queda. Puede estar limitada a ciertas cosas y a cierto tiempo; ambas condiciones se muestran con ella.</p>`,
  },
  memberships: {
    title: '¿Qué me da una membresía?',
    content: `<p>Un porcentaje de descuento en todo lo que cubre, mientras sea válida. La compras en Ventajas y la eliges en la revisión de una reserva. Antes de comprar ves cuánto cuesta, qué cubre y cuántos días dura.</p>`,
  },
  'rental-dates': {
    title: '¿Qué fechas puedo elegir para un alquiler?',
    content: `<p>Los alquileres empiezan y terminan a horas en punto. Empiezan, como muy pronto, a la próxima hora en punto y terminan, como muy pronto, mañana a esa hora. Las horas son las del lugar del alquiler. Comprobamos que tus fechas están libres antes de que reserves, y nadie puede reservar el mismo tiempo dos veces.</p>`,
  },
  'rental-deposits': {
    title: '¿Cómo funcionan el precio y el depósito de un alquiler?',
    content: `<p>Los precios son por día, por semana o por mes; el desglose muestra cuánto suman tus fechas. Si hay un depósito de garantía, está en la página del alquiler. No forma parte del precio. Allí también están los requisitos, como licencia de conducir o seguro, y si se admiten mascotas y fumar.</p>`,
  },
  ratings: {
    title: '¿Qué puedo valorar, y cuándo?',
    content: `<p>Un evento o un alquiler, cuando la reserva se ha completado: ábrela en Reservas. Un lugar, en cualquier momento, en su página. Tienes que haber iniciado sesión, dar estrellas y escribir unas palabras. Más tarde puedes cambiar tu valoración.</p>`,
  },
  'without-network': {
    title: '¿Puedo usar la aplicación sin conexión?',
    content: `<p>Sí. Lo que has visto y reservado se puede seguir leyendo, también tus entradas. Los favoritos, las valoraciones, los mensajes y las cancelaciones esperan y se envían cuando vuelve la conexión. Para iniciar sesión, comprobar qué queda libre y pagar necesitas conexión.</p>`,
  },
  installing: {
    title: '¿Cómo instalo la aplicación?',
    content: `<ul>
<li><strong>iPhone y iPad:</strong> abre este sitio en Safari, toca Compartir y después Añadir a pantalla de inicio.</li>
<li><strong>Android:</strong> abre el menú del navegador y toca Instalar aplicación o Añadir a pantalla de inicio.</li>
<li><strong>Ordenador:</strong> elige Instalar en la barra de direcciones o en el menú del navegador.</li>
</ul>
<p>Todo funciona también en el navegador, sin instalar nada.</p>`,
  },
  language: {
    title: '¿Cómo cambio el idioma?',
    content: `<p>Abre el menú lateral y elige allí tu idioma. Los textos, las fechas y los números cambian con él. Lo que los negocios escriben sobre su oferta queda en el idioma en que lo escribieron.</p>`,
  },
  'deleting-an-account': {
    title: '¿Cómo elimino mi cuenta?',
    content: `<p>Abre tu perfil y elige eliminar tu cuenta. Preguntamos otra vez y esperamos 7 días, por si cambias de idea. Después olvidamos quién eres. Los registros de pagos que deben conservarse se quedan, sin tus datos.</p>`,
  },
  terms: {
    title: 'Condiciones de uso',
    content: `<h3>Qué es esta plataforma</h3>
<p>Aquí, negocios y particulares ofrecen eventos, vehículos, alojamientos, lugares y servicios. Nosotros mostramos su oferta y recibimos tus reservas. Cada uno responde de lo que describe y presta.</p>
<h3>Tu cuenta</h3>
<p>Da datos correctos y guarda para ti tus códigos y contraseñas. Lo que se reserva con tu cuenta se considera reservado por ti. Si otra persona la usa, cierra su sesión en tu perfil y avísanos.</p>
<h3>Reservar y pagar</h3>
<p>Una reserva está hecha cuando te lo decimos y, si alguien que organiza debe confirmarla, cuando lo ha hecho. El precio es el total del desglose que aceptaste. Si recuperas dinero al cancelar depende de la política de cancelación de la reserva.</p>
<h3>Cupones, tarjetas regalo y otras ventajas</h3>
<p>Para qué sirven y durante cuánto tiempo se muestra con cada una. Nada se puede gastar dos veces.</p>
<h3>Uso correcto</h3>
<ul>
<li>Valora solo lo que conoces, con sinceridad y respeto.</li>
<li>No copies ni falsifiques entradas, cupones ni tarjetas regalo.</li>
<li>No perturbes el servicio ni intentes acceder a lo que es de otras personas.</li>
</ul>
<p>Si incumples estas reglas, podemos bloquear tu cuenta.</p>
<h3>Tus derechos</h3>
<p>Nada de estas condiciones te quita un derecho que te da la ley.</p>`,
  },
  privacy: {
    title: 'Privacidad',
    content: `<h3>Qué guardamos</h3>
<ul>
<li><strong>Tu cuenta:</strong> nombre, teléfono, correo electrónico y una foto si la añades.</li>
<li><strong>Lo que haces aquí:</strong> reservas, pagos, ventajas, favoritos, valoraciones y lo que has visto hace poco.</li>
<li><strong>Tus dispositivos:</strong> dónde tienes la sesión abierta y la dirección para notificaciones si las activas.</li>
</ul>
<p>Las contraseñas, los códigos de acceso y los PIN de las tarjetas regalo se guardan de forma que nadie puede leerlos, tampoco nosotros.</p>
<h3>Para qué lo usamos</h3>
<p>Para que inicies sesión, para hacer y mostrar tus reservas, para informarte sobre ellas y para evitar abusos.</p>
<h3>Dónde estás</h3>
<p>El mapa pide tu posición, y puedes decir que no. La usamos para mostrar lo que hay cerca de ti. La última zona que miraste se recuerda en tu dispositivo.</p>
<h3>Quién ve qué</h3>
<ul>
<li>Quienes prestan lo que reservaste ven lo que necesitan para ello.</li>
<li>Los servicios que envían mensajes, cobran pagos o dibujan mapas para nosotros reciben lo que necesitan para ello.</li>
<li>Las valoraciones son públicas y llevan tu nombre.</li>
</ul>
<h3>En tu dispositivo</h3>
<p>Para funcionar sin conexión, la aplicación guarda en tu dispositivo lo que has visto y reservado. Al cerrar sesión se borra de él todo lo que es tuyo.</p>
<h3>Tus opciones</h3>
<p>En tu perfil puedes ver y cambiar tus datos, cerrar sesiones en otros dispositivos, descargar tus datos y eliminar tu cuenta.</p>`,
  },
  'registration-policy': {
    title: 'Registro',
    content: `<p>Al registrarte aceptas las condiciones de uso y confirmas que has leído cómo tratamos tus datos. Usamos tu teléfono y tu correo electrónico para que inicies sesión y para informarte sobre tus reservas.</p>`,
  },
} as const satisfies PageTexts
