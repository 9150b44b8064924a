import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { idempotencyKeySchema, tokenSchema } from '#contract/call.ts'
import { calls } from '#contract/calls/registry.ts'
import { errorStatus, failureSchema } from '#contract/errors.ts'
import { describeSchema } from './describe-schema.ts'

const PATH = `${process.cwd()}/contract/contract.snapshot.json`

/**
 * The contract as clients see it, one field in each line, so that a breaking change removes a line from the
 * diff.
 */
function contract(): string {
  const described = calls.map(({ name, request, reply, auth, idempotent, queued, errors }) => [
    name,
    {
      auth,
      idempotent,
      queued,
      errors: [...errors].sort(),
      request: describeSchema(request),
      reply: describeSchema(reply),
    },
  ])
  const all = {
    envelope: {
      'token?': describeSchema(tokenSchema),
      'idempotency_key?': describeSchema(idempotencyKeySchema),
    },
    failure: describeSchema(failureSchema),
    codes: errorStatus,
    calls: Object.fromEntries(described.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))),
  }
  return `${JSON.stringify(all, null, 2)}\n`
}

test('no two calls have one name', () => {
  const names = calls.map((call) => call.name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

// After a wanted change: npx vitest run --project house contract-snapshot --update
test('the contract is the one that was agreed on', async () => {
  const wasThere = existsSync(PATH)
  await expect(contract()).toMatchFileSnapshot(PATH)
  expect(wasThere, 'the snapshot was missing and was written anew; look at it').toBe(true)
})
