import type { PageTexts } from './outline.ts'

export const en = {
  'how-booking-works': {
    title: 'How booking works',
    content: `<p>Anyone can look around, search and filter. To book, save favourites or rate something, log in.</p>
<h3>Step by step</h3>
<ul>
<li><strong>Choose.</strong> Pick tickets for an event, dates for a vehicle or a home, or a service and a time.</li>
<li><strong>Review.</strong> Check your booking. Add a coupon, a gift card or a membership if you have one. The bill shows what each of them takes off.</li>
<li><strong>Pay.</strong> You see the total first, then choose how to pay: from your wallet, on arrival or online.</li>
<li><strong>Go.</strong> Your booking is under Bookings, with everything you need on the day.</li>
</ul>
<h3>What can happen on the way</h3>
<p>While you review, we hold your tickets or dates for a limited time. When that time runs out, others can book them, and you choose again.</p>
<p>If a price has changed since you saw it, we show you the new bill first. Nothing is booked until you agree.</p>
<p>Some bookings are confirmed by the organiser. Until then your booking says that it is waiting to be confirmed.</p>`,
  },
  offline: {
    title: 'With and without a network',
    content: `<p>This marketplace keeps working when your connection does not. A bar tells you that you are offline and how old the things you see are.</p>
<h3>Works without a network</h3>
<ul>
<li>Opening the app, and every page you have seen before that is still on your device.</li>
<li>Your bookings and tickets, with their codes. They stay on your device until a week after they end.</li>
<li>What you have put together to book but not booked yet.</li>
</ul>
<h3>Waits for a network</h3>
<ul>
<li>Favourites, ratings, messages, changes to your profile and cancellations. We keep them and send each one once, in order, when you are back online.</li>
<li>An order that you pay on arrival, if you choose to send it later. Nothing is booked until it is sent, and if the price has changed we ask you first.</li>
</ul>
<h3>Needs a network</h3>
<ul>
<li>Registering and logging in.</li>
<li>Searching for something new, and checking what is still free.</li>
<li>Paying online. What you have chosen stays as it is, and you can go on when you are back online.</li>
</ul>
<p>Logging out removes your bookings and everything else of yours from the device.</p>`,
  },
  tickets: {
    title: 'Tickets',
    content: `<p>Your ticket is on your phone: open the booking and tap My Ticket. Show its code at the entrance. There is nothing to print.</p>
<ul>
<li><strong>No network needed.</strong> Once you have opened your booking, its ticket opens without a network too.</li>
<li><strong>Short reference.</strong> The last 7 characters of the booking number stand under the code. Have them ready when you ask about a booking.</li>
<li><strong>Keep it to yourself.</strong> Whoever shows the code first may be the one who gets in.</li>
<li><strong>Not paid yet?</strong> The ticket says so.</li>
<li><strong>Cancelled?</strong> A cancelled booking has no ticket any more.</li>
</ul>
<p>From the booking you can also add the date to your calendar and see the place on a map.</p>`,
  },
  'paying-and-refunds': {
    title: 'Paying and refunds',
    content: `<h3>Ways to pay</h3>
<ul>
<li><strong>Wallet.</strong> If your balance covers the amount, it can pay all of it. If it covers only part, you pay the rest another way.</li>
<li><strong>On arrival.</strong> You book now and pay in cash when you get there.</li>
<li><strong>Online.</strong> You pay on a payment page and then come back to your booking.</li>
</ul>
<h3>What comes off the price</h3>
<p>In this order: coupon, bonus points, cashback, membership, gift card. Each is worked out from what is left after the ones before it. The bill shows every line, and the total is what you pay.</p>
<h3>Refunds</h3>
<p>You can cancel a booking in the app. Whether and how much you get back depends on its cancellation policy, shown in the booking. Read it before you confirm.</p>`,
  },
  contact: {
    title: 'Contact',
    content: `<p>Many questions are answered in this help, and you can read it without a network.</p>
<ul>
<li><strong>About a place, a vehicle, a home or an event:</strong> its page names who runs it. Where contact details are given, ask there first.</li>
<li><strong>About a booking:</strong> have its short reference ready, the last 7 characters of the booking number.</li>
<li><strong>About your account or this app:</strong> write to us at the address below, if there is one.</li>
</ul>
<p>Never tell anyone a login code, a password or the PIN of a gift card. We do not ask for them.</p>`,
  },
  'code-not-arriving': {
    title: 'My login code does not arrive. What can I do?',
    content: `<ul>
<li>Check the country and the number, without the zero at its start.</li>
<li>Wait half a minute, then have a new code sent. Use the newest one.</li>
<li>Check that your phone has reception and takes messages from unknown senders.</li>
<li>After many tries in a row we pause for a while. Try again later.</li>
</ul>`,
  },
  cancelling: {
    title: 'How do I cancel a booking?',
    content: `<p>Open the booking under Bookings and choose Manage Ticket or Manage Trip. We ask once more before anything happens. The cancellation policy in the booking says what you get back. A booking that you have already used or that is over cannot be cancelled.</p>`,
  },
  'no-ticket-yet': {
    title: 'I have booked. Why is there no ticket?',
    content: `<p>Look at the status of the booking. If it is waiting to be confirmed, the ticket comes as soon as the organiser has confirmed it. If it was cancelled, there is no ticket. If the payment is still open, the ticket is marked as unpaid.</p>`,
  },
  'payment-unclear': {
    title: 'No answer came while I was paying. Have I paid twice?',
    content: `<p>No. An order counts once, however often it is sent. Look under Bookings first: if the booking is there, it was made. If it is waiting for payment, finish the payment from there and do not book again.</p>`,
  },
  'wallet-cashback-bonus': {
    title: 'What are the wallet, cashback and bonus points?',
    content: `<ul>
<li><strong>Wallet:</strong> your balance with us. It pays for bookings, in full or in part.</li>
<li><strong>Cashback:</strong> a balance with one business. The business decides which share of a price it may pay.</li>
<li><strong>Bonus points:</strong> a balance that takes a part off the price while a campaign runs.</li>
</ul>
<p>Under Perks you see each cashback and bonus balance, what went in and out, and what you can use it for.</p>`,
  },
  'gift-cards': {
    title: 'How do gift cards work?',
    content: `<p>Under Perks you can buy one, for yourself or for somebody else. To redeem one, enter its code and PIN there. When you book, choose it in the review: it pays up to the value it has left. It may be limited to certain things and to a certain time; both are shown with it.</p>`,
  },
  memberships: {
    title: 'What does a membership give me?',
    content: `<p>A percentage off whatever it covers, as long as it is valid. You buy it under Perks and choose it in the review of a booking. Before you buy you see what it costs, what it covers and how many days it lasts.</p>`,
  },
  'rental-dates': {
    title: 'Which dates can I choose for a rental?',
    content: `<p>Rentals start and end at full hours. The earliest start is the next full hour, the earliest end tomorrow at that hour. Times are those of the place where the rental is. We check that your dates are free before you book, and nobody can book the same time twice.</p>`,
  },
  'rental-deposits': {
    title: 'How do the price and the deposit of a rental work?',
    content: `<p>Prices are per day, per week or per month; the bill shows what your dates come to. If there is a security deposit, it stands on the page of the rental. It is not part of the price. What a rental asks for, such as a licence or insurance, and whether pets and smoking are allowed, stands there too.</p>`,
  },
  ratings: {
    title: 'What can I rate, and when?',
    content: `<p>An event or a rental when the booking is completed: open it under Bookings. A place at any time, on its page. You need to be logged in, to give stars and to write a few words. Your rating can be changed later.</p>`,
  },
  'without-network': {
    title: 'Can I use the app without a network?',
    content: `<p>Yes. What you have seen and booked stays readable, your tickets too. Favourites, ratings, messages and cancellations wait and are sent when you are back online. To log in, to check what is free and to pay you need a network.</p>`,
  },
  installing: {
    title: 'How do I install the app?',
    content: `<ul>
<li><strong>iPhone and iPad:</strong> open this site in Safari, tap Share, then Add to Home Screen.</li>
<li><strong>Android:</strong> open the menu of your browser and tap Install app or Add to Home screen.</li>
<li><strong>Computer:</strong> choose Install in the address bar or the menu of your browser.</li>
</ul>
<p>Everything also works in the browser, without installing.</p>`,
  },
  language: {
    title: 'How do I change the language?',
    content: `<p>Open the side menu and choose your language there. Texts, dates and numbers follow. What businesses write about their listings stays in the language they wrote it in.</p>`,
  },
  'deleting-an-account': {
    title: 'How do I delete my account?',
    content: `<p>Open your profile and choose to delete your account. We ask once more and then wait 7 days, in case you change your mind. After that we forget who you are. Records of payments that have to be kept stay, without you in them.</p>`,
  },
  terms: {
    title: 'Terms of use',
    content: `<h3>What this marketplace is</h3>
<p>Businesses and hosts offer events, vehicles, homes, places and services here. We show what they offer and take your bookings. Each of them is responsible for what they describe and provide.</p>
<h3>Your account</h3>
<p>Give correct details and keep your codes and passwords to yourself. What is booked with your account counts as booked by you. If somebody else uses it, log them out in your profile and tell us.</p>
<h3>Booking and paying</h3>
<p>A booking is made when we tell you so, and where an organiser has to confirm it, once that is done. The price is the total on the bill that you agreed to. Whether you get money back when you cancel depends on the cancellation policy in the booking.</p>
<h3>Coupons, gift cards and other perks</h3>
<p>What they are good for, and for how long, is shown with them. Nothing can be spent twice.</p>
<h3>Fair use</h3>
<ul>
<li>Rate only what you know yourself, honestly and politely.</li>
<li>Do not copy or fake tickets, coupons or gift cards.</li>
<li>Do not disturb the service or try to reach what belongs to others.</li>
</ul>
<p>If you break these rules, we may block your account.</p>
<h3>Your rights</h3>
<p>Nothing in these terms takes away a right that the law gives you.</p>`,
  },
  privacy: {
    title: 'Privacy',
    content: `<h3>What we keep</h3>
<ul>
<li><strong>Your account:</strong> name, phone number, e-mail address, and a picture if you add one.</li>
<li><strong>What you do here:</strong> bookings, payments, perks, favourites, ratings, and what you viewed recently.</li>
<li><strong>Your devices:</strong> where you are logged in, and the address for notifications if you switch them on.</li>
</ul>
<p>Passwords, login codes and the PINs of gift cards are stored so that nobody can read them, not even us.</p>
<h3>What we use it for</h3>
<p>To log you in, to make and show your bookings, to tell you about them, and to prevent misuse.</p>
<h3>Where you are</h3>
<p>The map asks for your position, and you can say no. We use it to show what is near you. The area you last looked at is remembered on your device.</p>
<h3>Who sees what</h3>
<ul>
<li>Those who provide what you booked see what they need for it.</li>
<li>Services that send messages, take payments or draw maps for us get what they need for that.</li>
<li>Ratings are public and carry your name.</li>
</ul>
<h3>On your device</h3>
<p>So that the app works without a network, it keeps what you have seen and booked on your device. When you log out, all that is yours is removed from it.</p>
<h3>Your choices</h3>
<p>In your profile you can see and change your details, end sessions on other devices, download your data and delete your account.</p>`,
  },
  'registration-policy': {
    title: 'Registration',
    content: `<p>When you register you accept the terms of use and confirm that you have read how we handle your data. We use your phone number and e-mail address to log you in and to tell you about your bookings.</p>`,
  },
} as const satisfies PageTexts
