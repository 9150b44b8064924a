import { loginCalls } from './login-routes.ts'
import { profileCalls } from './profile-routes.ts'
import type { AccountService } from './service.ts'
import { sessionCalls } from './session-routes.ts'

export function accountCalls(accounts: AccountService) {
  return { ...sessionCalls(accounts), ...loginCalls(accounts), ...profileCalls(accounts) }
}
