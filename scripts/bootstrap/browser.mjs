// @ts-check
import { hasApt, installPackages, isRoot, unpackPackages, writeLauncher } from './debian.mjs'
import { findProgram, isProgram } from './programs.mjs'
import { inProject } from './project.mjs'
import { runProgram } from './run.mjs'
import { Sentence } from './sentence.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const onMac = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

const advice =
  'The tests need Chromium and none was found. Install it (on Debian `apt-get install chromium`, ' +
  'elsewhere `npx playwright install chromium`), or set CHROMIUM_PATH to one, and run this again.'

/** Finds Chromium or fetches it, and answers its path once it has started. */
export async function ensureBrowser() {
  const path = (await findBrowser()) ?? (await fetchBrowser())
  if (!path) throw new Sentence(advice)
  const { code, output } = await runProgram(path, ['--version'], {
    output: 'keep',
    timeLimitMs: 60_000,
  })
  if (code !== 0) throw new Sentence(`${path} does not start: ${output.trim().split('\n').at(-1)}\n${advice}`)
  return path
}

async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !isProgram(named)) throw new Sentence(`CHROMIUM_PATH names ${named}, which is no program.`)
  return named || findProgram(names) || onMac.find(isProgram) || (await playwrightsOwn())
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return isProgram(path) ? path : undefined
}

async function fetchBrowser() {
  if (!hasApt()) return undefined
  console.error('Installing Chromium from Debian …')
  if (isRoot()) return (await installPackages(['chromium'])) ? findProgram(names) : undefined
  const folder = await unpackPackages('chromium', ['chromium'])
  return (
    folder && writeLauncher(folder, 'usr/lib/chromium/chromium', inProject('.cache', 'chromium-launcher'))
  )
}
