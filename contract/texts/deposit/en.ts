/** English of deposits: it comes with the code that says it. */
export const en = {
  'deposit.how': 'What to pay now',
  'deposit.part': 'Pay {now} now, {later} when you get there',
  'deposit.all': 'Pay all of it now, {amount}',
  'deposit.policy': 'A deposit of {now} is paid when you book, and {later} when you get there.',
}
