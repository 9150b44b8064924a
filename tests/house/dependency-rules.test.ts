import { describe, expect, test } from 'vitest'
import config, { directionRule, ROOMS } from '../../.dependency-cruiser.mjs'
import packageJson from '../../package.json' with { type: 'json' }
import { cruiseTree, dependencyProblems } from '../../scripts/check/cruise.mjs'
import { filesOf } from '../../scripts/check/tree.mjs'
import { plant } from './plant.ts'

interface Planted {
  from: string
  /** The path that `from` imports, as written. */
  imports: string
  /** The target that the rule must name, where that is not the planted file itself. */
  to?: string
}

const inside = (room: string) => (/\.\w+$/.test(room) ? room : `${room}/some/file.ts`)

/** A forbidden target for each folder. */
const forbiddenTarget: Record<keyof typeof ROOMS, string> = {
  contract: 'src/lib',
  'src/lib': 'src/ui',
  'src/ui': 'contract',
  'src/data': 'src/core',
  'src/core': 'src/verticals',
  'src/verticals': 'src/routes',
  'src/routes': 'server/http',
  'src/app': 'server/http',
  'src/main.tsx': 'server/http',
  'src/page.tsx': 'server/http',
  'src/starter.ts': 'src/data',
  sw: 'src/data/db',
  'server/config.ts': 'server/db',
  'server/ports': 'server/adapters',
  'server/adapters': 'server/modules',
  'server/db': 'server/http',
  'server/refusal.ts': 'server/http',
  'server/failpoint.ts': 'server/http',
  'server/night.ts': 'server/http',
  'server/http': 'server/modules',
  'server/ical': 'server/db',
  'server/modules': 'server/verticals',
  'server/verticals': 'server/adapters',
  'server/implementations.ts': 'server/adapters',
  'server/app.ts': 'server/adapters',
  'server/compose.ts': 'server/adapters',
  'server/shut-out.ts': 'server/db',
  'server/start-messages.ts': 'server/db',
  'server/stop.ts': 'server/config.ts',
  'server/workers': 'server/db',
  'server/tracing': 'server/http',
  'server/waiting-room.ts': 'server/http',
  demo: 'server/adapters',
  'server/demo.ts': 'src/lib',
  'server/operator': 'demo',
  'server/main.ts': 'src/lib',
  'server/serve.ts': 'src/lib',
}

const directions = Object.entries(forbiddenTarget).map(([room, target]): [string, Planted] => [
  directionRule(room),
  { from: inside(room), imports: `#${inside(target)}`, to: inside(target) },
])

const planted: Record<string, Planted> = {
  ...Object.fromEntries(directions),
  'contract-stands-alone': { from: 'contract/clock.ts', imports: 'node:fs', to: 'fs' },
  'vertical-is-an-island': {
    from: 'src/verticals/events/card.ts',
    imports: '#src/verticals/rentals/card.ts',
  },
  'vertical-of-the-server-is-an-island': {
    from: 'server/verticals/events/orders/sellable.ts',
    imports: '#server/verticals/rentals/orders/repo.ts',
  },
  'verticals-are-handed-out': {
    from: 'server/compose.ts',
    imports: '#server/verticals/events/vertical.ts',
  },
  'module-has-one-door': {
    from: 'server/modules/perks/service.ts',
    imports: '#server/modules/bookings/presenter.ts',
  },
  'module-has-one-door-from-outside': {
    from: 'demo/people.ts',
    imports: '#server/modules/account/presenter.ts',
  },
  'verticals-fill-slots': {
    from: 'server/verticals/rentals/perks/routes.ts',
    imports: '#server/modules/perks/repo.ts',
  },
  'internal-stays-internal': {
    from: 'src/core/rating/form.ts',
    imports: '#src/core/checkout/internal/sum.ts',
  },
  'routes-are-thin': {
    from: 'server/verticals/events/listing/routes.ts',
    imports: './repo.ts',
    to: 'server/verticals/events/listing/repo.ts',
  },
  'demo-is-deletable': { from: 'server/app.ts', imports: '#demo/town.ts' },
  'only-data-knows-ky-and-dexie': {
    from: 'src/core/explore/fetch.ts',
    imports: 'ky',
    to: 'node_modules/ky/index.js',
  },
  'only-repos-know-sql': {
    from: 'server/modules/settings/service.ts',
    imports: 'kysely',
    to: 'node_modules/kysely/index.js',
  },
  'client-knows-no-node': { from: 'sw/push.ts', imports: 'node:path', to: 'path' },
  'nothing-shipped-needs-dev-packages': {
    from: 'server/http/fake.ts',
    imports: 'fast-check',
    to: 'node_modules/fast-check/index.js',
  },
  'packages-are-declared': {
    from: 'server/http/left.ts',
    imports: 'left-pad',
    to: 'node_modules/left-pad/index.js',
  },
  'no-cycle': { from: 'src/lib/here.ts', imports: './there.ts', to: 'src/lib/there.ts' },
  'no-barrel': { from: 'src/lib/geo.ts', imports: './shapes/index.ts', to: 'src/lib/shapes/index.ts' },
  'no-orphan': { from: 'src/core/lonely.ts', imports: '', to: 'src/core/lonely.ts' },
  'everything-resolves': { from: 'src/lib/typo.ts', imports: './no-such-file.ts', to: './no-such-file.ts' },
  'nothing-ships-tests': { from: 'server/http/peek.ts', imports: '#tests/support/app.ts' },
}

const packages = Object.fromEntries(
  ['ky', 'kysely', 'fast-check', 'left-pad', 'valibot'].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
    [`node_modules/${name}/index.js`, 'export const it = 1\n'],
  ]),
)
const manifest = { name: 'planted', type: 'module', imports: packageJson.imports }
const ground = {
  'package.json': JSON.stringify({
    ...manifest,
    dependencies: { ky: '1.0.0', kysely: '1.0.0', valibot: '1.0.0' },
    devDependencies: { 'fast-check': '1.0.0' },
  }),
  ...packages,
}

const importing = (...specifiers: string[]) =>
  [...specifiers.map((it, at) => `import * as a${at} from '${it}'`), 'export const it = 1', ''].join('\n')

function treeOf({ from, imports, to }: Planted): Record<string, string> {
  const target = to ?? imports.slice(1)
  const isOurs = /^(contract|src|sw|server|demo|tests)\//.test(target)
  const back = imports === './there.ts' ? importing('./here.ts') : importing()
  return {
    ...ground,
    ...(isOurs ? { [target]: back } : {}),
    [from]: imports ? importing(imports) : importing(),
  }
}

describe('the dependency rules', () => {
  test('have a planted violation each', () => {
    expect(Object.keys(planted).sort()).toEqual(config.forbidden?.map((it) => it.name).sort())
  })

  test.each(Object.entries(planted))('catch a violation of %s', async (rule, it) => {
    const root = plant(treeOf(it))
    const { violations } = await cruiseTree(root)
    expect(violations).toContainEqual({ rule, from: it.from, to: it.to ?? it.imports.slice(1) })
  })

  test.each([
    ['module-has-one-door', 'server/modules/perks/service.ts'],
    ['module-has-one-door-from-outside', 'demo/people.ts'],
  ])('%s: a service.ts within a module is no door', async (rule, from) => {
    const to = 'server/modules/listings/explore/service.ts'
    const root = plant(treeOf({ from, imports: `#${to}` }))
    expect((await cruiseTree(root)).violations).toContainEqual({ rule, from, to })
  })

  test('let everything pass that the design allows', async () => {
    const root = plant({
      ...ground,
      'contract/money.ts': importing('valibot'),
      'contract/bill/quote.ts': importing('../money.ts'),
      'contract/bill/quote.test.ts': importing('./quote.ts', 'fast-check'),
      'src/main.tsx': importing('./app/router.ts', './data/outbox/replay.ts'),
      'src/app/router.ts': importing('./routes.gen.ts', '#src/verticals/events/vertical.ts'),
      'src/app/routes.gen.ts': importing('../routes/index.tsx'),
      'src/routes/index.tsx': importing('#src/core/explore/search.ts', '#src/ui/card.ts'),
      'src/verticals/events/vertical.ts': importing('./card.ts', '#src/core/explore/search.ts'),
      'src/verticals/events/card.ts': importing('#src/lib/dates.ts'),
      'src/core/explore/search.ts': importing('./internal/order.ts', '#src/data/provider/send.ts'),
      'src/core/explore/internal/order.ts': importing('#contract/money.ts'),
      'src/data/provider/send.ts': importing('ky', '#contract/money.ts', '#src/lib/dates.ts'),
      'src/data/outbox/replay.ts': importing('../provider/send.ts'),
      'src/ui/card.ts': importing('#src/lib/dates.ts'),
      'src/lib/dates.ts': importing('#contract/money.ts'),
      'sw/sw.ts': importing('#src/data/outbox/replay.ts', '#contract/money.ts'),
      'server/main.ts': importing('./app.ts', './compose.ts', './adapters/mail.ts', './demo.ts'),
      'server/demo.ts': importing('#demo/town.ts'),
      'server/app.ts': importing('./modules/perks/routes.ts', './config.ts', 'node:path'),
      'server/compose.ts': importing('./modules/perks/service.ts', './verticals/registry.ts'),
      'server/verticals/registry.ts': importing('./events/discounts.ts'),
      'server/verticals/events/discounts.ts': importing('#server/modules/orders/presenter.ts'),
      'server/modules/orders/presenter.ts': importing('#contract/money.ts'),
      'server/config.ts': importing('valibot'),
      'server/ports/messages.ts': importing('#contract/money.ts'),
      'server/adapters/mail.ts': importing('../ports/messages.ts', '../config.ts'),
      'server/modules/perks/routes.ts': importing('./service.ts', '#server/http/answer.ts'),
      'server/modules/perks/service.ts': importing(
        './repo.ts',
        '../account/service.ts',
        '#server/ports/messages.ts',
      ),
      'server/modules/perks/repo.ts': importing('kysely', '#server/db/pool.ts'),
      'server/modules/account/service.ts': importing('#contract/money.ts'),
      'server/http/answer.ts': importing('./sessions-repo.ts', '#contract/money.ts'),
      'server/http/sessions-repo.ts': importing('kysely', '#server/db/pool.ts'),
      'server/db/pool.ts': importing('kysely'),
      'demo/town.ts': importing('#server/modules/account/service.ts', '#server/db/pool.ts'),
      'tests/support/app.ts': importing('#server/app.ts', 'kysely', 'fast-check'),
    })
    expect(await dependencyProblems(root)).toEqual([])
  })

  test('report a tree nothing was read of', async () => {
    const root = plant({ ...ground, 'src/notes.txt': '' })
    expect(await dependencyProblems(root)).toEqual(['no module was read'])
  })

  test('read every module of this house, and every module stands in a room', async () => {
    const files = filesOf(process.cwd()).filter(
      (path) => /\.(tsx?|mjs|js)$/.test(path) && !path.endsWith('.d.ts'),
    )
    const { read } = await cruiseTree(process.cwd())
    expect(read.length).toBeGreaterThan(files.length * 0.95)
    const isInARoom = (path: string) =>
      Object.keys(ROOMS).some((room) => path === room || path.startsWith(`${room}/`))
    const shipped = files.filter(
      (path) => /^(contract|src|sw|server)\//.test(path) && !/\.test\.tsx?$/.test(path),
    )
    expect(shipped.filter((path) => !isInARoom(path))).toEqual([])
  })
})
