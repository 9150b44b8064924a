import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { type Survey, survey } from '#server/demo/town/survey.ts'
import { townPlan } from '../../scripts/vite/town-plan.mjs'

const plain = ({ land: _land, streetIndex: _index, pieces: _pieces, ...plan }: Survey) =>
  JSON.parse(JSON.stringify(plan))

test('what is built reads the plan of the town that the code lays out', async () => {
  const cache = resolve('.cache')
  await mkdir(cache, { recursive: true })
  const outDir = await mkdtemp(join(cache, 'town-plan-'))
  onTestFinished(() => rm(outDir, { recursive: true }))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [townPlan()],
    build: { ssr: 'server/demo/town/survey.ts', outDir, reportCompressedSize: false },
  })
  const written = JSON.parse(await readFile(join(outDir, 'town-plan.json'), 'utf8'))
  const built: { survey(): Survey } = await import(pathToFileURL(join(outDir, 'survey.js')).href)
  expect(plain(built.survey())).toEqual(written)
  expect(written).toEqual(plain(survey()))
})
