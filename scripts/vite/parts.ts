/**
 * The code of every start, in parts that are evaluated one after another, because in one piece it would block
 * a weak phone. `src/starter.ts` starts each in a task of its own.
 */
const startInParts = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'styles',
    test: /node_modules\/(@emotion|@chakra-ui|@pandacss|stylis)\/|src\/ui\/(page-styles|system)\.ts/,
  },
  { name: 'routing', test: /node_modules\/@tanstack\// },
  { name: 'shared', test: /(node_modules|contract|src)\/(?!main)/ },
].map((group) => ({ ...group, tags: ['$initial' as const] }))

/**
 * Code that many screens share, each part in one file. By itself the bundler makes a file for each different
 * set of screens: forty files for one screen, most of a few hundred bytes, each requested separately. A part
 * must not add more to a screen than its files saved, which `npm run check -- size` tells.
 */
const broughtTogether = [
  {
    name: 'basics',
    minShareCount: 13,
    test: /(src\/(ui\/(skeleton|screen-title)|core\/money\/use-money|data\/checkout\/held-here)|contract\/(clock|rental\/pricing|entities\/(review|web-address)))\./,
  },
  {
    name: 'shown',
    minShareCount: 15,
    test: /src\/(ui\/(picture|own-name|thumb-row)|core\/(missing|async-section))\.|icons\/(search|x)\./,
  },
  {
    name: 'cards',
    minShareCount: 15,
    test: /src\/(core\/listing\/(facts|opened|title-link|row)|ui\/whole-link|lib\/(stars-text|distance))\.|icons\/(star|calendar-days)\./,
  },
  {
    name: 'strips',
    minShareCount: 5,
    test: /src\/(core\/listing\/(card-frame|card|use-first-few|strip)|ui\/snap-row)\./,
  },
  {
    name: 'orders',
    minShareCount: 8,
    test: /contract\/(status|bill\/(wire|bill)|entities\/(placed|refund-terms|order-item))\.|core\/account\/login-intent\/(use-ask-to-log-in|login-or-browse)\.|ui\/drawings\/tickets\./,
  },
  {
    name: 'explore-query',
    minShareCount: 9,
    test: /contract\/(explore\/(base-filters|filters|request|categories|bounds)|calls\/explore|entities\/dated-card)\.|src\/ui\/chips\./,
  },
  {
    name: 'read',
    minShareCount: 4,
    test: /src\/(core\/(listing\/detail\/gone|app-update\/update-needed)|ui\/(floating-word|under-thumb))\./,
  },
  {
    name: 'details',
    minShareCount: 5,
    test: /src\/(core\/(page\/(frame|top-bar|use-passed|section|fact|chip)|listing\/detail\/location|map\/still-map)|ui\/floating-button)\./,
  },
  { name: 'html', test: /(dompurify|src\/ui\/html)/ },
  { name: 'share', minShareCount: 4, test: /(src\/core\/share-link|icons\/share)\./ },
  {
    name: 'listing',
    minShareCount: 3,
    test: /src\/core\/(listing\/detail\/(listing-page|listing-screen|share-button|price-bar)|favourite\/heart)\./,
  },
  {
    name: 'rentals',
    minShareCount: 4,
    test: /(contract\/calls\/rentals|src\/verticals\/rentals\/queries)\./,
  },
  { name: 'tiles', test: /src\/core\/(map\/(map-props|use-tiles)|location\/home-location)\./ },
  {
    name: 'picked',
    test: /src\/core\/(map\/map-view|location\/(queries|use-debounced|use-picked-location))\.|contract\/(calls\/geo|coordinates)\./,
  },
  { name: 'lists', test: /nfiniteQuery/ },
  {
    name: 'when',
    minShareCount: 9,
    test: /(contract\/rental\/stay|src\/core\/explore\/when\/(when|use-when-words))\./,
  },
  {
    name: 'exploring',
    minShareCount: 9,
    test: /src\/(core\/explore\/(ask-cards|category-slider|queries|explore-query|use-exploring|when\/(when-question|when-chip|clear-when))|ui\/radio-list)\.|icons\/sliders-horizontal\./,
  },
  { name: 'virtual', test: /(@tanstack\/(virtual-core|react-virtual)\/|src\/core\/explore\/virtual-list)/ },
  {
    name: 'explored',
    minShareCount: 7,
    test: /src\/core\/explore\/(explore-screen|explore-bar|price-found|list-skeleton)\./,
  },
  { name: 'clocks', test: /src\/lib\/(zone-clock|clock-words)\./ },
  { name: 'place-calls', test: /contract\/calls\/places\/listing\./ },
  {
    name: 'hours',
    minShareCount: 2,
    test: /contract\/place\/(hours|opening|opening-hours|read-hours|schedule|spans|zone-offsets)\.|src\/(core\/hours\/(opening-now|open-words|open-line|hour-range|use-moment)|verticals\/places\/queries)\./,
  },
  { name: 'noted', test: /src\/ui\/note\.|icons\/circle-exclamation-point\./ },
  {
    name: 'booked',
    minShareCount: 2,
    test: /src\/(core\/(booking\/(status-chip|booking-state|booking-link|own-screen)|more-button)|ui\/state-chip)\./,
  },
  { name: 'added', test: /src\/core\/slots\/(addons\/addons-button|chosen-service)\./ },
  { name: 'drafted', test: /src\/core\/checkout\/(is-elsewhere|sold|use-draft)\./ },
  { name: 'watched', test: /src\/core\/slots\/watch\/(day-parts|queries)\./ },
  { name: 'areas', test: /src\/(data\/area\/|core\/area\/|lib\/(ago|megabytes)\.)/ },
]

export const parts = [...startInParts, ...broughtTogether]

const atStartNames = ['rolldown-runtime', ...startInParts.map(({ name }) => name)]

export const atStart = new RegExp(`/(${atStartNames.join('|')})-`)

/** Code that loads once the app is idle. Its imports are found when it loads, and no start names them. */
const WHEN_IDLE = 'background-tasks'

export const isHurried = (file: string): boolean => !file.includes(`/${WHEN_IDLE}-`)

/**
 * The names of later files are only their hash: every screen names the files it needs, and every start names
 * all of them, so that a longer name would be sent 300 times. `.vite/manifest.json` tells their sources.
 */
export const fileNameOf = ({ name }: { name: string }) =>
  name === WHEN_IDLE || atStartNames.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'
