// @ts-check
import { writeFileSync } from 'node:fs'
import { inProject, root } from '../bootstrap/project.mjs'
import { LOCK, landedLock, lockOf, migrationsOf } from './migration-lock.mjs'

// Entries that have landed stay as they are, so that an edit of a migration is found. Migrations that are
// still being written may change.
const landed = landedLock(root)
const fresh = Object.entries(migrationsOf(root)).filter(([name]) => !landed.includes(`  ${name}\n`))
writeFileSync(inProject(LOCK), landed + lockOf(Object.fromEntries(fresh)))
console.log(`${LOCK}: ${fresh.map(([name]) => name).join(', ') || 'nothing new'}`)
