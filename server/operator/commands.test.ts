import { describe, expect, test } from 'vitest'
import { builtInPack } from '#contract/texts/packs.ts'
import { settingDescriptions } from '#server/modules/settings/descriptions.ts'
import { testApp } from '#tests/support/app.ts'
import { addCategory } from '#tests/support/categories.ts'
import { addEvent, quay } from '#tests/support/listings.ts'
import { commands, runCommand } from './commands.ts'

const server = testApp()

const told: number[][] = []
const run = (...args: string[]) => {
  const { database, clock, services } = server
  const tell = (...progress: number[]) => void told.push(progress)
  const { signal } = new AbortController()
  return runCommand(args, services, { mode: 'test', database, clock, tell, signal })
}

/** The output of a command, which must succeed. */
async function done(...args: string[]): Promise<string> {
  const { output, code } = await run(...args)
  expect([args.join(' '), code, output.endsWith('\n')]).toEqual([args.join(' '), 0, true])
  return output.trimEnd()
}

/** The exit code and output of a command that fails. */
async function refused(...args: string[]): Promise<[number, string]> {
  const { output, code } = await run(...args)
  expect(output.endsWith('\n')).toBe(true)
  return [code, output.trimEnd()]
}

describe('help', () => {
  test.each([[[]], [['--help']], [['settings', '--help']]])(
    'is what %j asks for, with every command',
    async (args) => {
      const lines = (await done(...args)).split('\n')
      expect(lines[0]).toBe('npm run operator -- COMMAND')
      for (const { usage, about } of commands) {
        const line = lines.find((it) => it.startsWith(`  ${usage}  `))
        expect(line?.endsWith(`  ${about}`), usage).toBe(true)
      }
    },
  )

  test.each([['nonsense'], ['setting'], ['set', 'settings'], ['']])(
    'follows on %j, which is no command',
    async (...args) => {
      const [code, output] = await refused(...args)
      expect(code).toBe(2)
      expect(output).toContain(`There is no command '${args.join(' ')}'.\n\nnpm run operator -- COMMAND`)
    },
  )
})

test.each(commands.map((it) => it.usage))(
  '%s shows how it is used to who gives too much or too little',
  async (usage) => {
    const parts = usage.split(' ')
    const words = parts.filter((it) => !/^[[A-Z]/.test(it))
    const parameters = parts.slice(words.length)
    const needed = parameters.filter((it) => !it.startsWith('['))
    const tooMuch = [...words, ...Array(parameters.length + 1).fill('x')]
    expect(await refused(...tooMuch)).toEqual([2, `Usage: npm run operator -- ${usage}`])
    if (needed.length === 0) return
    const tooLittle = [...words, ...needed.slice(1)]
    expect(await refused(...tooLittle)).toEqual([2, `Usage: npm run operator -- ${usage}`])
  },
)

describe('settings', () => {
  test('lists each with its value, its default where that differs, and what it does', async () => {
    await done('settings', 'set', 'storeName', 'Harbour')
    const list = await done('settings')
    for (const [key, description] of Object.entries(settingDescriptions)) {
      expect(list).toContain(`${key} = `)
      expect(list).toContain(`    ${description}`)
    }
    expect(list).toContain('storeName = Harbour  (default: Quayside)')
    expect(list).toContain("supportEmail = ''\n")
    await done('settings', 'reset', 'storeName')
    expect(await done('settings')).toContain('storeName = Quayside\n')
  })

  test('sets, shows and resets one', async () => {
    expect(await done('settings', 'get', 'storeName')).toBe('Quayside')
    expect(await done('settings', 'set', 'storeName', 'Two Words')).toBe('storeName = Two Words')
    expect(await done('settings', 'get', 'storeName')).toBe('Two Words')
    expect(await done('settings', 'set', 'supportEmail', '')).toBe("supportEmail = ''")
    expect(await done('settings', 'reset', 'storeName')).toBe('storeName has its default again.')
    expect(await done('settings', 'get', 'storeName')).toBe('Quayside')
  })

  test('refuses what cannot be, with the reason', async () => {
    expect(await refused('settings', 'get', 'nonsense')).toEqual([1, 'There is no setting nonsense.'])
    expect(await refused('settings', 'set', 'enSOV', 'yes')).toEqual([1, 'enSOV must be true or false.'])
    expect(await refused('settings', 'reset', 'nonsense')).toEqual([1, 'There is no setting nonsense.'])
  })
})

describe('texts', () => {
  test('lists all, or those that contain a word', async () => {
    expect((await done('texts', 'en')).split('\n')).toHaveLength(Object.keys(builtInPack('en')).length)
    expect(await done('texts', 'en', 'TRY AGAIN')).toContain('app.retry = Try again')
    expect(await done('texts', 'en', 'app.retry')).toBe('app.retry = Try again')
    expect(await done('texts', 'en', 'zzz')).toBe('No text contains that.')
  })

  test('shows and takes a text of several lines on one', async () => {
    await done('texts', 'set', 'en', 'app.retry', 'Once\\nmore')
    expect(await done('texts', 'en', 'app.retry')).toBe('app.retry = Once\\nmore')
    expect((await server.services.settings.texts('en'))['app.retry']).toBe('Once\nmore')
    await done('texts', 'reset', 'en', 'app.retry')
  })

  test('sets and resets one', async () => {
    expect(await done('texts', 'set', 'en', 'app.retry', 'Once more')).toBe('app.retry (en) = Once more')
    expect(await done('texts', 'en', 'app.retry')).toBe('app.retry = Once more')
    expect(await done('texts', 'reset', 'en', 'app.retry')).toBe('app.retry (en) is the built-in text again.')
    expect(await done('texts', 'en', 'app.retry')).toBe('app.retry = Try again')
  })

  test('refuses what cannot be, with the reason', async () => {
    expect(await refused('texts', 'xx')).toEqual([1, 'There is no language xx.'])
    expect((await refused('texts', 'set', 'en', 'app.retry', 'Again {'))[0]).toBe(1)
    expect(await refused('texts', 'set', 'xx', 'app.retry', 'x')).toEqual([1, 'There is no language xx.'])
    expect(await refused('texts', 'reset', 'en', 'nope')).toEqual([1, 'There is no text nope.'])
  })
})

describe('languages', () => {
  test('lists, hides, shows and chooses the default', async () => {
    expect(await done('languages')).toBe('en  English  (default)\nar  العربية\nes  Español')
    expect(await done('languages', 'hide', 'es')).toBe('es is not offered any more.')
    expect(await done('languages')).toBe('en  English  (default)\nar  العربية')
    expect(await done('languages', 'show', 'es')).toBe('es is offered.')
    expect(await done('languages', 'default', 'es')).toBe('es is the default language.')
    expect(await done('languages')).toBe('es  Español  (default)\nen  English\nar  العربية')
    await done('languages', 'default', 'en')
  })

  test('refuses what cannot be, with the reason', async () => {
    const reason = 'en is the default language: make another one the default first.'
    expect(await refused('languages', 'hide', 'en')).toEqual([1, reason])
    for (const verb of ['hide', 'show', 'default']) {
      expect(await refused('languages', verb, 'xx')).toEqual([1, 'There is no language xx.'])
    }
  })
})

test('what a demo knows besides is there where it is, and listed', async () => {
  const { database, clock, services } = server
  const more = { usage: 'wave', about: 'waves', run: async () => 'hello' }
  const { signal } = new AbortController()
  const desk = { mode: 'demo', database, clock, tell: () => {}, signal, commands: [more] } as const
  expect(await runCommand(['wave'], services, desk)).toEqual({ output: 'hello\n', code: 0 })
  expect((await runCommand([], services, desk)).output).toMatch(/^ {2}wave +waves$/m)
  expect(await refused('wave')).toEqual([2, expect.stringContaining("There is no command 'wave'.")])
  const { commands: _, ...production } = { ...desk, mode: 'production' as const }
  const { code, output } = await runCommand(['wave'], services, production)
  expect([code, output]).toEqual([2, expect.stringContaining("There is no command 'wave' in production.")])
})

describe('pages', () => {
  test('lists, writes and resets', async () => {
    expect(await done('pages', 'en')).toMatch(/^help {4}how-booking-works {2}/)
    const html = '<p>In the yard.<script>x()</script></p>'
    expect(await done('pages', 'set', 'en', 'parking', 'faq', 'Where to park', html)).toBe(
      'parking (en) is written.',
    )
    expect(await done('pages', 'en')).toMatch(/\nfaq {5}parking {2}Where to park$/)
    expect(await server.services.settings.pages('en')).toContainEqual({
      slug: 'parking',
      kind: 'faq',
      title: 'Where to park',
      content: '<p>In the yard.</p>',
    })
    await done('pages', 'reset', 'en', 'parking')
    expect(await done('pages', 'en')).not.toContain('parking')
  })

  test('refuses what cannot be, with the reason', async () => {
    expect(await refused('pages', 'xx')).toEqual([1, 'There is no language xx.'])
    const kind = await refused('pages', 'set', 'en', 'parking', 'note', 'Title', '<p></p>')
    expect(kind).toEqual([1, 'KIND must be help, faq or policy.'])
    const [code, output] = await refused('pages', 'set', 'en', 'two words', 'faq', 'Title', '<p></p>')
    expect([code, output]).toEqual([1, expect.stringContaining('slug: ')])
  })
})

describe('synonyms', () => {
  test('find a category as soon as they are set, are listed, and find nothing once they are gone', async () => {
    const { database } = server
    const category_id = await addCategory(database, 'events', 'regattas')
    await addEvent(database, { title: 'Eights on the arm', category_id })
    const find = () => server.services.listings.search(quay, { text: 'rowing', limit: 5 }, 'en')
    expect(await find()).toEqual([])
    expect(await done('synonyms', 'set', 'en', 'events', 'regattas', 'rowing, boat race,rowing')).toBe(
      'events/regattas (en) is also called: rowing, boat race',
    )
    expect((await find()).map((it) => it.title)).toEqual(['Eights on the arm'])
    await done('synonyms', 'set', 'es', 'events', 'regattas', 'remo')
    expect(await done('synonyms', 'events')).toBe('regattas\n    en  rowing, boat race\n    es  remo')
    await done('synonyms', 'set', 'en', 'events', 'regattas', '')
    expect(await done('synonyms', 'events', 'regattas')).toBe('regattas\n    es  remo')
    expect(await find()).toEqual([])
  })

  test('refuse what cannot be, with the reason', async () => {
    expect(await refused('synonyms', 'boats')).toEqual([
      1,
      'VERTICAL must be one of events, rentals, places, services, announcements.',
    ])
    expect(await refused('synonyms', 'events', 'nope')).toEqual([1, 'There is no category nope of events.'])
    expect(await refused('synonyms', 'set', 'xx', 'events', 'nope', 'a')).toEqual([
      1,
      'There is no language xx.',
    ])
    expect(await refused('synonyms', 'set', 'en', 'events', 'nope', 'a')).toEqual([
      1,
      'There is no category nope of events.',
    ])
  })
})

describe('version', () => {
  test('shows the numbers, and raises the one that clears caches', async () => {
    const before = JSON.parse(await done('version'))
    await done('version', 'clear-caches')
    const after = { ...before, forceCacheClearVersion: before.forceCacheClearVersion + 1 }
    expect(JSON.parse(await done('version'))).toEqual(after)
  })
})

describe('accounts', () => {
  test('are shut and opened again, and their owner hears of it', async () => {
    const { accounts } = server.services
    const id = await server.database.transaction((tx) =>
      accounts.createVerified(tx, {
        name: 'Amira Haddad',
        phone: '+12025550199',
        email: 'amira@example.com',
        password: 'a long enough one',
      }),
    )
    const token = await accounts.beginSession(Number(id), 'phone')
    expect(await done('accounts', 'Amira@example.com')).toBe(`${id}  Amira Haddad  open`)
    expect(await done('accounts', 'shut', '+12025550199')).toBe('The account of +12025550199 is shut.')
    expect(await done('accounts', '+12025550199')).toMatch(/shut since \d{4}-/)
    const answer = await server.call('get-sessions', { token })
    expect([answer.status, answer.body.code]).toEqual([401, 'USER_INACTIVE'])
    await done('accounts', 'open', '+12025550199')
    expect((await server.call('get-sessions', { token })).status).toBe(200)
    expect(await refused('accounts', 'shut', 'nobody@example.com')).toEqual([
      1,
      'There is no account of nobody@example.com.',
    ])
  })
})
