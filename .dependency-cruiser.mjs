// @ts-check

const TEST = '\\.test\\.tsx?$'
/** A module's one door. A file of that name within the module, such as a vertical's, is none. */
const DOOR = '^server/modules/[^/]+/service\\.ts$'
const OURS = '^(contract|src|sw|server|demo|tests|e2e|scripts)/'

/** What every part of the server may say: no, where a test may stop it, and when something is. */
const KERNEL = ['server/refusal.ts', 'server/failpoint.ts', 'server/night.ts', 'server/spoken-time.ts']

/**
 * The rooms of the house and what of ours each may import, besides itself. A folder that is missing here
 * fails the house tests, so that no code stands outside the rules.
 *
 * `ui` does without the contract: amounts and dates reach it as text, made by the formatters in `lib`.
 * `data` does without `ui`: what a request means on a screen is decided above it.
 *
 * @type {Record<string, readonly string[]>}
 */
export const ROOMS = {
  contract: [],
  'src/lib': ['contract'],
  'src/ui': ['src/lib'],
  'src/data': ['src/lib', 'contract'],
  'src/core': ['src/data', 'src/ui', 'src/lib', 'contract'],
  'src/verticals': ['src/core', 'src/data', 'src/ui', 'src/lib', 'contract'],
  'src/routes': ['src/app', 'src/verticals', 'src/core', 'src/data', 'src/ui', 'src/lib', 'contract'],
  'src/app': ['src/routes', 'src/verticals', 'src/core', 'src/data', 'src/ui', 'src/lib', 'contract'],
  'src/main.tsx': ['src', 'contract'],
  'src/page.tsx': ['src', 'contract'],
  'src/starter.ts': ['src/app', 'src/lib', 'src/ui'],
  sw: ['src/data/outbox', 'contract'],
  'server/config.ts': ['contract'],
  'server/ports': ['contract'],
  'server/adapters': ['server/ports', 'server/config.ts', 'contract'],
  'server/db': ['server/config.ts', 'contract'],
  'server/refusal.ts': ['contract'],
  'server/failpoint.ts': [],
  'server/spoken-time.ts': [],
  'server/night.ts': [],
  'server/http': [...KERNEL, 'server/ports', 'server/db', 'server/config.ts', 'contract'],
  'server/ical': ['server/ports', 'contract'],
  'server/modules': [
    ...KERNEL,
    'server/ical',
    'server/http',
    'server/ports',
    'server/db',
    'server/config.ts',
    'contract',
  ],
  'server/verticals': [
    ...KERNEL,
    'server/modules',
    'server/ical',
    'server/http',
    'server/ports',
    'server/db',
    'contract',
  ],
  'server/implementations.ts': ['server/verticals', 'server/modules', 'server/http'],
  'server/app.ts': [
    'server/implementations.ts',
    'server/verticals',
    'server/modules',
    'server/http',
    'server/ports',
    'server/db',
    'server/config.ts',
    'contract',
  ],
  'server/compose.ts': [
    'server/verticals',
    'server/modules',
    'server/http',
    'server/ports',
    'server/db',
    'server/config.ts',
    'contract',
  ],
  'server/shut-out.ts': ['server/config.ts', 'contract'],
  'server/start-messages.ts': ['server/config.ts'],
  'server/waiting-room.ts': ['server/db', 'server/config.ts', 'contract'],
  'server/stop.ts': [],
  'server/workers': ['server/config.ts'],
  'server/tracing': ['server/db'],
  demo: [
    'server/refusal.ts',
    'server/modules',
    'server/ports',
    'server/db',
    'server/config.ts',
    'server/operator/command.ts',
    'contract',
  ],
  'server/demo.ts': ['server', 'demo', 'contract'],
  'server/operator': ['server', 'contract'],
  'server/main.ts': ['server', 'contract'],
  'server/serve.ts': ['server', 'contract'],
}

/** A file is named whole, a folder matches everything below it. @param {string} room */
const at = (room) => (/\.\w+$/.test(room) ? `^${room.replaceAll('.', '\\.')}$` : `^${room}/`)

/** @param {string} room */
export const directionRule = (room) => `direction:${room}`

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const directions = Object.entries(ROOMS).map(([room, allowed]) => ({
  name: directionRule(room),
  comment: `${room} may import ${allowed.join(', ') || 'nothing of ours but itself'}.`,
  severity: 'error',
  from: { path: at(room), pathNot: TEST },
  to: { path: OURS, pathNot: [at(room), ...allowed.map(at)] },
}))

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const privacy = [
  {
    name: 'contract-stands-alone',
    comment: 'Both sides and the worker run the contract: it imports valibot and itself, no DOM, no Node.',
    severity: 'error',
    from: { path: '^contract/', pathNot: TEST },
    to: { pathNot: ['^contract/', '(^|/)node_modules/valibot/'] },
  },
  {
    name: 'vertical-is-an-island',
    comment: 'What two verticals share lives in src/core.',
    severity: 'error',
    from: { path: '^src/verticals/([^/]+)/' },
    to: { path: '^src/verticals/', pathNot: '^src/verticals/$1/' },
  },
  {
    name: 'vertical-of-the-server-is-an-island',
    comment: 'What two verticals share lives in server/modules.',
    severity: 'error',
    from: { path: '^server/verticals/([^/]+)/' },
    to: {
      path: '^server/verticals/',
      pathNot: ['^server/verticals/$1/', '^server/verticals/(deps|server-vertical)\\.ts$'],
    },
  },
  {
    name: 'verticals-are-handed-out',
    comment:
      'Whoever needs a vertical asks the registry for all of them; only its own commands and tests name one.',
    severity: 'error',
    from: { path: '^(server|demo)/', pathNot: ['^server/verticals/', TEST] },
    to: { path: '^server/verticals/[^/]+/' },
  },
  {
    name: 'module-has-one-door',
    comment: 'A server module is entered through its service.ts.',
    severity: 'error',
    from: { path: '^server/modules/([^/]+)/' },
    to: { path: '^server/modules/', pathNot: ['^server/modules/$1/', DOOR] },
  },
  {
    name: 'module-has-one-door-from-outside',
    comment:
      'A server module is entered through its service.ts; only the app mounts its routes.ts, and only verticals fill its slots.',
    severity: 'error',
    from: {
      path: '^(server|demo)/',
      pathNot: ['^server/modules/', '^server/verticals/', '^server/(app|implementations)\\.ts$', TEST],
    },
    to: { path: '^server/modules/', pathNot: DOOR },
  },
  {
    name: 'verticals-fill-slots',
    comment:
      'A vertical is built on listings, orders, ratings and imports, whose slots it fills, and on handover and calendars; every other module it enters through its service.ts.',
    severity: 'error',
    from: { path: '^server/verticals/', pathNot: TEST },
    to: {
      path: '^server/modules/',
      pathNot: [
        DOOR,
        '^server/modules/(listings|orders|handover|calendars|ratings|imports)/',
        '^server/modules/inquiries/contact-of\\.ts$',
        '^server/modules/reports/reported\\.ts$',
        '^server/modules/account/profile/of-people\\.ts$',
      ],
    },
  },
  {
    name: 'internal-stays-internal',
    comment: 'internal/ is for the files right beside it and those inside it.',
    severity: 'error',
    from: { path: '^(.+)/[^/]+$' },
    to: { path: '/internal/', pathNot: '^$1/' },
  },
  {
    name: 'routes-are-thin',
    comment: 'Rules stand between a request and its SQL: routes.ts asks service.ts, never repo.ts.',
    severity: 'error',
    from: { path: '^server/(modules|verticals)/.+/routes\\.ts$' },
    to: { path: '[/-]repo\\.ts$' },
  },
  {
    name: 'demo-is-deletable',
    comment:
      'Nothing knows the demo town but the file that opens its one door: no test and no measure either.',
    severity: 'error',
    from: { path: OURS, pathNot: ['^demo/', '^server/demo\\.ts$'] },
    to: { path: '^demo/' },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const packages = [
  {
    name: 'only-data-knows-ky-and-dexie',
    comment: 'Requests and the device database have one home, src/data.',
    severity: 'error',
    from: { path: OURS, pathNot: ['^src/data/', TEST] },
    to: { path: '(^|/)node_modules/(ky|dexie)/' },
  },
  {
    name: 'only-repos-know-sql',
    comment: 'SQL is written in server/db and in files named repo.ts, so that one knows where to look.',
    severity: 'error',
    from: { path: OURS, pathNot: ['^server/db/', '[/-]repo\\.ts$', '^tests/', TEST] },
    to: { path: '(^|/)node_modules/(@types/)?(kysely|pg|pg-boss|@electric-sql/pglite)/' },
  },
  {
    name: 'client-knows-no-node',
    comment: 'The app and the worker run in a browser.',
    severity: 'error',
    from: { path: '^(src|sw)/', pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'nothing-shipped-needs-dev-packages',
    comment: 'A production install has no devDependencies.',
    severity: 'error',
    from: { path: '^(contract|src|sw|server|demo)/', pathNot: TEST },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
  },
  {
    name: 'packages-are-declared',
    comment: 'A package that only happens to be installed is gone with the next install.',
    severity: 'error',
    from: { path: OURS },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const shape = [
  {
    name: 'no-cycle',
    comment: 'Of two modules that need each other neither can be read, tested or moved alone.',
    severity: 'error',
    from: { path: OURS },
    to: { circular: true },
  },
  {
    name: 'no-barrel',
    comment: 'An index file that re-exports loads a folder for one name and ties import knots.',
    severity: 'error',
    from: { path: OURS },
    to: { path: '(^|/)index\\.[cm]?[jt]sx?$', pathNot: ['^src/routes/', '(^|/)node_modules/'] },
  },
  {
    name: 'no-orphan',
    comment: 'A module that nothing imports and that imports nothing is dead, or its test is missing.',
    severity: 'error',
    from: { orphan: true, path: OURS, pathNot: ['\\.d\\.ts$', '^scripts/', '^sw/kill-switch\\.ts$', TEST] },
    to: {},
  },
  {
    name: 'everything-resolves',
    comment: 'What does not resolve is not checked by any other rule.',
    severity: 'error',
    from: { path: OURS },
    to: { couldNotResolve: true },
  },
  {
    name: 'nothing-ships-tests',
    comment: 'Tests import what ships, never the other way round.',
    severity: 'error',
    from: { path: OURS, pathNot: ['^(tests|e2e)/', TEST] },
    to: { path: ['^(tests|e2e)/', TEST] },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads the default export.
export default {
  forbidden: [...directions, ...privacy, ...packages, ...shape],
  options: {
    doNotFollow: { path: ['(^|/)node_modules/', '^dist/'] },
    // Types count: a folder that needs another's types depends on it.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
