import * as v from 'valibot'
import { longText } from '#contract/entities/limits.ts'
import { type Language, type Page, pageSchema, type Version } from '#contract/entities/settings.ts'
import {
  isSettingKey,
  readSettings,
  type SettingKey,
  type Settings,
  settingDefinitions,
  settingProblem,
} from '#contract/settings.ts'
import { checkPattern, formatText } from '#contract/texts/format.ts'
import { type AnyTextKey, builtInPack, isOfScreens } from '#contract/texts/packs.ts'
import { cleanHtml } from '#server/db/clean-html.ts'
import type { Database, Queryable } from '#server/db/database.ts'
import { withDeadline } from '#server/db/request-deadline.ts'
import type { Clock } from '#server/ports/clock.ts'
import { settingDescriptions } from './descriptions.ts'
import { presentLanguages, presentPages, presentTexts, type Spoken, shipped } from './presenter.ts'
import * as repo from './repo.ts'
import { SettingsCache } from './settings-cache.ts'
import { shippedVersion } from './shipped-version.ts'

/** What an operator asked for cannot be done; the message says why. */
export class SettingsProblem extends Error {}

/** What a setting does, in words for the operator. */
export const whatSettingDoes = (key: SettingKey): string => settingDescriptions[key]

interface Deps {
  database: Database
  clock: Clock
  /** Instead of the defaults in the code, for some settings. */
  defaults?: Partial<Record<SettingKey, string>> | undefined
  /** What cannot be otherwise on this server, whatever was set. */
  facts?: Partial<Record<SettingKey, string>> | undefined
}

/** The operator's settings, languages, texts and pages: defaults in the code, what was changed in the database. */
export class SettingsService {
  readonly #database: Database
  readonly #cache: SettingsCache
  readonly #defaults: Partial<Record<SettingKey, string>>
  readonly #facts: Partial<Record<SettingKey, string>>
  readonly #mark: number

  constructor({ database, clock, defaults = {}, facts = {} }: Deps) {
    this.#defaults = defaults
    this.#facts = facts
    this.#mark = shippedVersion([defaults, facts])
    this.#database = database
    // Everybody waits for the same reading, which goes on when the call that began it runs out of time.
    this.#cache = new SettingsCache(() => withDeadline(() => repo.readAll(database.query)), clock)
  }

  /** Every setting as a pair, in the order of the definitions. */
  async pairs(): Promise<{ key: SettingKey; value: string }[]> {
    return this.#pairsOf((await this.#cache.stored()).settings)
  }

  #pairsOf(settings: readonly { key: string; value: string }[]) {
    const changed = new Map(settings.map((it) => [it.key, it.value]))
    return settingKeys().map((key) => ({
      key,
      value: this.#facts[key] ?? changed.get(key) ?? this.defaultOf(key),
    }))
  }

  /** What a setting is until the operator changes it. */
  defaultOf(key: SettingKey): string {
    return this.#defaults[key] ?? settingDefinitions[key].default
  }

  /** The settings, read. */
  async settings(): Promise<Settings> {
    return readSettings(await this.pairs())
  }

  /** The same, as last read where they cannot be read just now, as within a transaction. */
  async cachedSettings(): Promise<Settings> {
    return readSettings(this.#pairsOf((await this.#cache.cached())?.settings ?? []))
  }

  /** The languages people may choose, the default first. */
  async languages(): Promise<Language[]> {
    return presentLanguages(await this.#cache.stored())
  }

  /** The same, as last read where the database does not answer at once; those we ship where it never did. */
  async cachedLanguages(): Promise<readonly Spoken[]> {
    const stored = await this.#cache.cached()
    return stored ? presentLanguages(stored) : shipped
  }

  /** The language with this id; the default one where none is named. */
  async language(id: number | undefined): Promise<Language | undefined> {
    const all = await this.languages()
    return id === undefined ? all[0] : all.find((it) => it.id === id)
  }

  /** Every text in one language: the operator's words, else the pack's own, else English. */
  async texts(code: string): Promise<Record<string, string>> {
    return presentTexts(await this.#cache.stored(), code)
  }

  /** Those of them that screens show; what the server says by itself comes with its answers. */
  async screenTexts(code: string): Promise<Record<string, string>> {
    const texts = Object.entries(await this.texts(code))
    return Object.fromEntries(texts.filter(([key]) => isOfScreens(key)))
  }

  /** A text in a person's language, with its values; from the pack where the database does not answer at once. */
  async say(code: string, key: AnyTextKey, values: Record<string, string | number> = {}): Promise<string> {
    const texts = presentTexts(await this.#cache.cached(), code)
    return formatText(texts[key] ?? builtInPack('en')[key], values, code)
  }

  /** Help, questions and policies in one language: a page the operator wrote stands in its place, or after all. */
  async pages(code: string): Promise<Page[]> {
    return presentPages(await this.#cache.stored(), code)
  }

  /** The numbers that open clients watch; what they have of an older build is old, whoever changed it. */
  async version(): Promise<Version> {
    const { version } = await this.#cache.stored()
    return {
      forceNewSettingsVersion: this.#mark + version.settings_version,
      forceCacheClearVersion: version.cache_version,
    }
  }

  /** Sets a setting, or puts its default back. One that is HTML is cleaned. */
  async change(key: string, given: string | undefined): Promise<void> {
    if (!isSettingKey(key)) throw new SettingsProblem(`There is no setting ${key}.`)
    const value = key === 'registrationPolicy' && given !== undefined ? cleanHtml(given) : given
    const problem = value === undefined ? undefined : settingProblem(key, value)
    if (problem) throw new SettingsProblem(`${key} ${problem}.`)
    await this.#changeAndTell((query) =>
      value === undefined ? repo.dropSetting(query, key) : repo.putSetting(query, key, value),
    )
  }

  /** Sets a text in one language, or puts the pack's own back. */
  async changeText(code: string, key: string, value: string | undefined): Promise<void> {
    if (!Object.hasOwn(builtInPack('en'), key)) throw new SettingsProblem(`There is no text ${key}.`)
    const problem = value === undefined ? undefined : textProblem(value)
    if (problem) throw new SettingsProblem(`${key}: ${problem}`)
    await this.requireLanguage(code)
    await this.#changeAndTell((query) =>
      value === undefined ? repo.dropText(query, code, key) : repo.putText(query, code, key, value),
    )
  }

  /** Writes a page in one language; its HTML is cleaned. */
  async changePage(code: string, written: Page): Promise<void> {
    await this.requireLanguage(code)
    // Cleaning writes & as &amp;, so only what it leaves can be measured.
    const page = v.safeParse(pageSchema, { ...written, content: cleanHtml(written.content) })
    if (!page.success) {
      throw new SettingsProblem(`${v.getDotPath(page.issues[0])}: ${page.issues[0].message}`)
    }
    await this.#changeAndTell((query) =>
      repo.putPage(query, { language_code: code, ...page.output, position: 0 }),
    )
  }

  /** Puts the built-in page back, or takes away one that was added. */
  async dropPage(code: string, slug: string): Promise<void> {
    await this.#changeAndTell((query) => repo.dropPage(query, code, slug))
  }

  /** Makes a language the one people see first. */
  async makeDefault(code: string): Promise<void> {
    await this.requireLanguage(code)
    await this.#changeAndTell(async (query) => {
      await repo.setDefaultLanguage(query, code)
    })
  }

  /** Offers a language, or stops offering it. */
  async setActive(code: string, active: boolean): Promise<void> {
    await this.requireLanguage(code)
    await this.#changeAndTell(async (query) => {
      if (!(await repo.setLanguageActive(query, code, active))) {
        throw new SettingsProblem(`${code} is the default language: make another one the default first.`)
      }
    })
  }

  /** Refuses a language there is not; one that is not offered may still be written. */
  async requireLanguage(code: string): Promise<void> {
    if (!(await repo.hasLanguage(this.#database.query, code))) {
      throw new SettingsProblem(`There is no language ${code}.`)
    }
  }

  /** Tells open clients to drop what they keep of earlier answers. Carts, outbox and session stay. */
  async clearClientCaches(): Promise<void> {
    await repo.raiseVersion(this.#database.query, 'cache_version')
    this.#cache.forget()
  }

  async #changeAndTell(change: (query: Queryable) => Promise<void>): Promise<void> {
    await this.#database.transaction(async (tx) => {
      await change(tx)
      await repo.raiseVersion(tx, 'settings_version')
    })
    this.#cache.forget()
  }
}

function settingKeys(): SettingKey[] {
  return Object.keys(settingDefinitions).filter(isSettingKey)
}

function textProblem(text: string): string | undefined {
  const sized = v.safeParse(longText, text)
  return sized.success ? checkPattern(text) : sized.issues[0].message
}
