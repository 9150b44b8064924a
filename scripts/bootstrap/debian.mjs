// @ts-check
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesUnder } from './fingerprint.mjs'
import { findProgram } from './programs.mjs'
import { cacheFolder } from './project.mjs'
import { runProgram } from './run.mjs'

/** @typedef {import('./run.mjs').Ending} Ending */

export function hasApt() {
  return Boolean(findProgram(['apt-get']) && findProgram(['dpkg-deb']))
}

export function isRoot() {
  return process.getuid?.() === 0
}

/**
 * Installs packages for the whole machine, as root. Their services are neither set up nor started.
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  const script = `
set -e
if [ ! -e /usr/sbin/policy-rc.d ]; then
  printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d
  chmod 755 /usr/sbin/policy-rc.d
  policy=/usr/sbin/policy-rc.d
fi
mkdir -p /etc/postgresql-common/createcluster.d
cluster=/etc/postgresql-common/createcluster.d/quayside.conf
echo 'create_main_cluster = false' > "$cluster"
trap 'rm -f "$cluster" $policy' EXIT
apt-get update
apt-get install -y --no-install-recommends "$@"`
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  return succeeded(await runProgram('sh', ['-c', script, 'install', ...packages], { output: 'keep', env }))
}

/**
 * Fetches packages and their dependencies into a folder of the project, which needs no rights, and answers
 * the folder. Their programs find their libraries through `launcher`.
 * @param {string} name
 * @param {string[]} packages
 */
export async function unpackPackages(name, packages) {
  const folder = cacheFolder(name)
  if (existsSync(folder)) return folder
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(join(partial, 'apt/state/lists/partial'), { recursive: true })
  mkdirSync(join(partial, 'apt/cache/archives/partial'), { recursive: true })
  const script = `
set -e
own_apt() {
  apt-get -o "Dir::State=$PWD/apt/state" -o "Dir::Cache=$PWD/apt/cache" -o Dir::State::status=/var/lib/dpkg/status \\
    -o Debug::NoLocking=1 -o APT::Sandbox::User= "$@"
}
own_apt update
own_apt install -y --no-install-recommends --download-only "$@"
for package in apt/cache/archives/*.deb; do dpkg-deb --extract "$package" .; done
rm -rf apt`
  const ending = await runProgram('sh', ['-c', script, 'unpack', ...packages], {
    output: 'keep',
    cwd: partial,
  })
  if (!succeeded(ending)) return undefined
  renameSync(partial, folder)
  return folder
}

/**
 * Writes a program that starts an unpacked one with its own libraries and fonts.
 * @param {string} folder where the packages were unpacked
 * @param {string} program its path in there
 * @param {string} launcher
 */
export function writeLauncher(folder, program, launcher) {
  const libraries = ['usr/lib', 'lib'].flatMap((place) => librariesIn(join(folder, place)))
  mkdirSync(dirname(launcher), { recursive: true })
  writeFileSync(
    launcher,
    `#!/bin/sh
export LD_LIBRARY_PATH=${quoted(libraries.join(':'))}
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_SYSROOT=${quoted(folder)}
exec ${quoted(join(folder, program))} "$@"
`,
  )
  chmodSync(launcher, 0o755)
  return launcher
}

/** @param {string} folder */
function librariesIn(folder) {
  const libraries = filesUnder(folder).filter((file) => /^lib.*\.so/.test(basename(file)))
  return [...new Set(libraries.map((file) => dirname(file)))]
}

/** @param {string} text */
function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** @param {Ending} ending */
function succeeded({ code, output }) {
  if (code !== 0) console.error(output.trim().split('\n').slice(-15).join('\n'))
  return code === 0
}
