/** English of what a seller would change about a booking, which comes with the code that says it. */
export const en = {
  'proposal.title': '{title} asks you',
  'proposal.absent': '{who} can’t be there then. Would this suit you instead?',
  'proposal.hours': '{who} doesn’t work then any more. Would this suit you instead?',
  'proposal.other': 'Your time can’t be kept. Would this suit you instead?',
  'proposal.when': '{from} – {until} · {who}',
  'proposal.until':
    'It’s held for you until {time}, at the price you agreed. Without an answer your booking stays as it is.',
  'proposal.accept': 'Accept',
  'proposal.decline': 'Decline',
  'proposal.declining': 'Declining cancels your booking, and you get everything back.',
  'proposal.decliningUnpaid': 'Declining cancels your booking. You haven’t paid, so it costs you nothing.',
  'proposal.declineYes': 'Decline and cancel',
  'proposal.back': 'Back',
  'proposal.offline': 'Answering needs the network',
  'proposal.accepted': 'Done. Your booking has its new time.',
  'proposal.first': 'Before you change anything, please answer what you’re asked.',
}
