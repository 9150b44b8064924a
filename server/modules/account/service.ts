import type { Tx } from '#server/db/database.ts'
import type { Caller } from '#server/http/context.ts'
import { AfterReplyTasks } from './after-reply-tasks.ts'
import type { Deps } from './deps.ts'
import { PasswordLogin } from './login/password-login.ts'
import { PhoneLogin } from './login/phone-login.ts'
import { Registration } from './login/registration.ts'
import { MailLinks } from './mail-links/links.ts'
import { MessageSender } from './message-sender.ts'
import { OneTimeCodes } from './one-time-codes/codes.ts'
import { ForgottenPasswords } from './passwords/forgotten.ts'
import { PasswordChange } from './passwords/password-change.ts'
import { hashPassword } from './passwords/scrypt.ts'
import * as people from './people/repo.ts'
import { Deletion } from './profile/deletion.ts'
import { EmailConfirmation } from './profile/email-confirmation.ts'
import { PhoneChange } from './profile/phone-change.ts'
import { Profile } from './profile/profile.ts'
import { PushDevices } from './push-devices/push-devices.ts'
import { Sessions } from './sessions/sessions.ts'
import { SocialJoin } from './social/join.ts'
import { SocialLogin } from './social/social-login.ts'

/** Builds the parts of the module. Each is given the parts that it uses. */
function createParts(deps: Deps) {
  const { attempts } = deps
  const afterReply = new AfterReplyTasks()
  const messageSender = new MessageSender(deps)
  const links = new MailLinks(deps)
  const sessions = new Sessions(deps)
  const codes = new OneTimeCodes(deps, attempts, messageSender)
  const emails = new EmailConfirmation(deps, { attempts, links, messageSender, afterReply })
  const profile = new Profile(deps, emails)
  const social = new SocialLogin(deps, { attempts, sessions })
  const common = { attempts, codes, links, messageSender, sessions, afterReply, profile, emails, social }
  return {
    ...common,
    byPhone: new PhoneLogin(deps, common),
    byPassword: new PasswordLogin(deps, common),
    socialJoin: new SocialJoin(deps, common),
    registration: new Registration(deps, common),
    forgotten: new ForgottenPasswords(deps, common),
    passwordChange: new PasswordChange(deps, common),
    phoneChange: new PhoneChange(deps, common),
    deletion: new Deletion(deps, common),
    pushDevices: new PushDevices(deps, common),
  }
}

interface VerifiedPerson {
  name: string
  phone: string
  email: string
  password: string
  /** Their picture as a data address. */
  avatar?: string | undefined
}

/** Accounts: registration, login, profile and deletion. */
export class AccountService {
  readonly deps: Deps
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }

  /** Opens an account that nobody can log in to from outside. */
  async open(name: string): Promise<number> {
    const { database, clock } = this.deps
    return people.addPerson(database.query, { name }, clock.now())
  }

  /**
   * Opens an account with a number and address that are known to be the person's; undefined where either is
   * taken.
   */
  async createVerified(
    tx: Tx,
    { name, phone, email, password, avatar }: VerifiedPerson,
  ): Promise<number | undefined> {
    if ((await people.findByPhone(tx, phone)) ?? (await people.findByEmail(tx, email))) return undefined
    const now = this.deps.clock.now()
    const password_hash = await hashPassword(password)
    const proven = { phone_confirmed_at: now, email_confirmed_at: now }
    const id = await people.addPerson(tx, { name, phone, email, password_hash, ...proven }, now)
    if (avatar) await this.parts.profile.setAvatar(tx, id, avatar)
    return id
  }

  /** Finds an account by a proven number or by an address. */
  async find(known: string): Promise<people.KnownPerson | undefined> {
    const { query } = this.deps.database
    return known.includes('@') ? people.findByEmail(query, known) : people.findByPhone(query, known)
  }

  /**
   * Disables an account or enables it again. Its owner is told with their next call. False where there is no
   * account.
   */
  async setDisabled(known: string, isShut: boolean): Promise<boolean> {
    const found = await this.find(known)
    const { database, clock } = this.deps
    if (found) await people.setDisabled(database.query, found.id, isShut ? clock.now() : null)
    return found !== undefined
  }

  /** Begins a session and answers its token, which is stored nowhere. */
  async beginSession(accountId: number, device: string): Promise<string> {
    return this.parts.sessions.begin(this.deps.database.query, accountId, device)
  }

  /** The session of a token. Throws USER_INACTIVE for an account that is disabled. */
  async callerOf(token: string, language?: string): Promise<Caller | undefined> {
    return this.parts.sessions.callerOf(token, language)
  }

  /** Deletes sessions, codes and links that have ended. */
  async sweep(): Promise<void> {
    const { sessions, codes, links, social } = this.parts
    await sessions.sweep()
    await codes.sweep()
    await links.sweep()
    await social.sweep()
  }

  /** Erases all accounts whose time has come. */
  async eraseDue(): Promise<number> {
    return this.parts.deletion.eraseDue()
  }

  /** Resolves when the tasks that run after answers are done. */
  async settled(): Promise<void> {
    await this.parts.afterReply.done()
  }
}
