/**
 * The test files whose rule may hold on one database and not on the other; each change runs them on both. All
 * other tests of the server run on PostgreSQL, where they take a third of the time, and in the full tests on
 * both. That the embedded database understands every statement is shown by the browser tests, whose servers
 * have no other.
 */
export const onBoth: Readonly<Record<string, string>> = {
  'server/db/backup/backup.test.ts': 'what the two write down of a row, and take back',
  'server/db/database.test.ts': 'transactions, isolation, limits of time',
  'server/db/decode.test.ts': 'what the two drivers answer as numbers, dates and texts',
  'server/db/embedded/engine.test.ts': 'the embedded engine',
  'server/db/embedded/folder-lock.test.ts': 'the lock on the embedded folder',
  'server/verticals/invariants.test.ts': 'constraints, and what is found where they are off',
  'server/db/jobs.test.ts': 'jobs',
  'server/db/migrate.test.ts': 'migrations',
  'server/db/open.test.ts': 'a folder that is broken or taken, a server that is not there',
  'server/db/sql-errors.test.ts': 'which failures pass',
  'server/http/database-faults.test.ts': 'a database that stands still or goes away',
  'server/http/idempotency/once.test.ts': 'twenty at once with one key',
  'server/modules/listings/explore/plan.test.ts': 'plans',
  'server/modules/listings/search/words.test.ts':
    'unaccented words and stems, which each brings along in its own release',
  'server/verticals/rentals/listing/plan.test.ts': 'plans',
  'server/verticals/places/hours/narrow-repo.test.ts': 'multiranges and the clocks of zones',
  'server/modules/orders/bookings/at-once.test.ts': 'races to cancel and to be let in',
  'server/modules/orders/checkout/carts-at-once.test.ts': 'races for the last of two types',
  'server/modules/orders/holds/holds.test.ts': 'races for what is held',
  'server/modules/orders/last-guards.test.ts': 'constraints with nothing before them',
  'server/verticals/rentals/orders/at-once.test.ts': 'an exclusion constraint, and without it',
  'server/verticals/services/orders/at-once.test.ts': 'a deferred exclusion constraint, and without it',
  'server/verticals/services/resources/at-once.test.ts': 'the same where a unit is taken',
  'server/verticals/services/proposals/at-once.test.ts': 'races for what is held, and without it',
  'server/verticals/services/visit/slots.test.ts': 'spans told as one text, and JSON within rows',
  'server/verticals/rentals/change/at-once.test.ts': 'the same where dates change',
  'server/verticals/rentals/handover/at-once.test.ts': 'the same where couriers drive',
  'server/modules/perks/gift-cards/redemption.test.ts': 'races for a gift card',
  'server/modules/perks/lots/lots.test.ts': 'arrays that are updated from, beside what is inserted of them',
  'server/modules/ratings/at-once.test.ts': 'races to rate',
  'server/modules/reports/at-once.test.ts': 'races to report',
  'tests/server/crash.test.ts': 'kill -9 while rows are written',
  'tests/server/lifecycle.test.ts': 'starting and stopping',
  'tests/server/two-namespaces.test.ts': 'two servers on one folder that do not see each other',
  'tests/server/order-crash.test.ts': 'kill -9 amid an order',
  'server/modules/purchases/top-ups.test.ts': 'races to put money in and have it paid out',
}
