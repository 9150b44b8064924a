import * as v from 'valibot'
import {
  type AllSettings,
  definitions,
  isSettingKey,
  readAll,
  type SettingKey,
  settingProblem,
} from '#contract/all-settings.ts'
import { longText } from '#contract/entities/limits.ts'
import { type Language, type Page, pageSchema, type Version } from '#contract/entities/settings.ts'
import { checkPattern, formatText } from '#contract/texts/format.ts'
import { type AnyTextKey, builtInPack, isOfScreens } from '#contract/texts/packs.ts'
import type { ChangeFeed } from '#server/db/change-feed.ts'
import { cleanHtml } from '#server/db/clean-html.ts'
import type { Database, Queryable } from '#server/db/database.ts'
import { withDeadline } from '#server/db/request-deadline.ts'
import type { Clock } from '#server/ports/clock.ts'
import { settingDescriptions } from './descriptions.ts'
import {
  presentLanguages,
  presentPages,
  presentText,
  presentTexts,
  type Spoken,
  shipped,
} from './presenter.ts'
import * as repo from './repo.ts'
import { SettingsCache } from './settings-cache.ts'
import { shippedVersion } from './shipped-version.ts'

/** The channel on which every server is told that settings, languages, texts or pages have changed. */
export const SETTINGS_CHANGED = repo.CHANNEL

/** A change that an operator asked for and that cannot be made; the message says why. */
export class SettingsProblem extends Error {}

/** The description of a setting, for operators. */
export const whatSettingDoes = (key: SettingKey): string => settingDescriptions[key]

interface Deps {
  database: Database
  clock: Clock
  /** Missing: what was stored is read again every second. */
  changes?: ChangeFeed | undefined
  /** Defaults of this server that replace those in the code. */
  defaults?: Partial<Record<SettingKey, string>> | undefined
  /** Settings that cannot be otherwise on this server, whatever was set. */
  facts?: Partial<Record<SettingKey, string>> | undefined
}

/**
 * The operator's settings, languages, texts and pages: defaults come from the code, changes from the
 * database.
 */
export class SettingsService {
  readonly #database: Database
  readonly #cache: SettingsCache
  readonly #defaults: Partial<Record<SettingKey, string>>
  readonly #facts: Partial<Record<SettingKey, string>>
  readonly #mark: number

  constructor({ database, clock, changes, defaults = {}, facts = {} }: Deps) {
    this.#defaults = defaults
    this.#facts = facts
    this.#mark = shippedVersion([defaults, facts])
    this.#database = database
    // All callers wait for the same read. It has a deadline of its own, so that it goes on when the call that
    // began it times out.
    this.#cache = new SettingsCache(
      () => withDeadline(() => database.newestReads(() => repo.readAll(database.query))),
      clock,
      () => changes?.isLive() ?? false,
    )
    changes?.onChange(() => this.#cache.forget())
  }

  /** All settings as pairs, in the order of their definitions. */
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

  /** The value of a setting that the operator has not changed. */
  defaultOf(key: SettingKey): string {
    return this.#defaults[key] ?? definitions[key].default
  }

  /** All settings. */
  async settings(): Promise<AllSettings> {
    return readAll(await this.pairs())
  }

  /**
   * All settings without waiting: as last read where they cannot be read now, for example within a
   * transaction.
   */
  async cachedSettings(): Promise<AllSettings> {
    return readAll(this.#pairsOf((await this.#cache.cached())?.settings ?? []))
  }

  /** The languages that people may choose, the default first. */
  async languages(): Promise<Language[]> {
    return presentLanguages(await this.#cache.stored())
  }

  /**
   * The languages without waiting: as last read where the database does not answer at once, or the shipped
   * ones where it never did.
   */
  async cachedLanguages(): Promise<readonly Spoken[]> {
    const stored = await this.#cache.cached()
    return stored ? presentLanguages(stored) : shipped
  }

  /** The language with this id; the default one where none is named. */
  async language(id: number | undefined): Promise<Language | undefined> {
    const all = await this.languages()
    return id === undefined ? all[0] : all.find((it) => it.id === id)
  }

  /** All texts in a language: the operator's own, else the pack's, else English. */
  async texts(code: string): Promise<Record<string, string>> {
    return presentTexts(await this.#cache.stored(), code)
  }

  /** The texts in a language that screens show. Texts that only the server says come with its answers. */
  async screenTexts(code: string): Promise<Record<string, string>> {
    const texts = Object.entries(await this.texts(code))
    return Object.fromEntries(texts.filter(([key]) => isOfScreens(key)))
  }

  /**
   * A text in a person's language, with its values. It comes from the pack where the database does not answer
   * at once.
   */
  async say(code: string, key: AnyTextKey, values: Record<string, string | number> = {}): Promise<string> {
    const text = presentText(await this.#cache.cached(), code, key)
    return formatText(text ?? builtInPack('en')[key], values, code)
  }

  /**
   * Help, questions and policies in a language. A page of the operator takes the place of a built-in one, or
   * comes after all of them.
   */
  async pages(code: string): Promise<Page[]> {
    return presentPages(await this.#cache.stored(), code)
  }

  /**
   * The numbers that open clients watch. A newer build raises them too, so that clients drop what they have
   * of an older one.
   */
  async version(): Promise<Version> {
    const { version } = await this.#cache.stored()
    return {
      forceNewSettingsVersion: this.#mark + version.settings_version,
      forceCacheClearVersion: version.cache_version,
    }
  }

  /** Sets a setting, or resets it to its default. HTML is cleaned. */
  async change(key: string, given: string | undefined): Promise<void> {
    if (!isSettingKey(key)) throw new SettingsProblem(`There is no setting ${key}.`)
    const value = key === 'registrationPolicy' && given !== undefined ? cleanHtml(given) : given
    const problem = value === undefined ? undefined : settingProblem(key, value)
    if (problem) throw new SettingsProblem(`${key} ${problem}.`)
    await this.#changeAndTell((query) =>
      value === undefined ? repo.dropSetting(query, key) : repo.putSetting(query, key, value),
    )
  }

  /** Sets a text in a language, or resets it to the pack's own. */
  async changeText(code: string, key: string, value: string | undefined): Promise<void> {
    if (!Object.hasOwn(builtInPack('en'), key)) throw new SettingsProblem(`There is no text ${key}.`)
    const problem = value === undefined ? undefined : textProblem(value)
    if (problem) throw new SettingsProblem(`${key}: ${problem}`)
    await this.requireLanguage(code)
    await this.#changeAndTell((query) =>
      value === undefined ? repo.dropText(query, code, key) : repo.putText(query, code, key, value),
    )
  }

  /** Writes a page in a language; its HTML is cleaned. */
  async changePage(code: string, written: Page): Promise<void> {
    await this.requireLanguage(code)
    // Cleaning writes & as &amp;, so the length is measured afterwards.
    const page = v.safeParse(pageSchema, { ...written, content: cleanHtml(written.content) })
    if (!page.success) {
      throw new SettingsProblem(`${v.getDotPath(page.issues[0])}: ${page.issues[0].message}`)
    }
    await this.#changeAndTell((query) =>
      repo.putPage(query, { language_code: code, ...page.output, position: 0 }),
    )
  }

  /** Resets a page to the built-in one, or deletes one that was added. */
  async dropPage(code: string, slug: string): Promise<void> {
    await this.#changeAndTell((query) => repo.dropPage(query, code, slug))
  }

  /** Makes a language the default. */
  async makeDefault(code: string): Promise<void> {
    await this.requireLanguage(code)
    await this.#changeAndTell(async (query) => {
      await repo.setDefaultLanguage(query, code)
    })
  }

  /** Offers a language to people, or stops offering it. */
  async setActive(code: string, active: boolean): Promise<void> {
    await this.requireLanguage(code)
    await this.#changeAndTell(async (query) => {
      if (!(await repo.setLanguageActive(query, code, active))) {
        throw new SettingsProblem(`${code} is the default language: make another one the default first.`)
      }
    })
  }

  /** Refuses an unknown language. Texts of a language that is not offered can still be written. */
  async requireLanguage(code: string): Promise<void> {
    if (!(await repo.hasLanguage(this.#database.query, code))) {
      throw new SettingsProblem(`There is no language ${code}.`)
    }
  }

  /** Tells open clients to drop cached answers. Carts, outbox and session stay. */
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
  return Object.keys(definitions).filter(isSettingKey)
}

function textProblem(text: string): string | undefined {
  const sized = v.safeParse(longText, text)
  return sized.success ? checkPattern(text) : sized.issues[0].message
}
