import { gzipSync } from 'node:zlib'

/** The bytes of a painted page on the wire: the page, and the state from which its app continues. */
export async function paintedBytes(url: URL, language: string): Promise<number> {
  const headers = { accept: 'text/html', 'accept-language': language }
  const page = await (await fetch(url, { headers })).text()
  const [, address] = /data-state="([^"]+)"/.exec(page) ?? []
  const state = await fetch(new URL(address ?? 'no state is named', url), { headers })
  if (!state.ok) throw new Error(`${url} was painted from what is not to be had: ${state.status}.`)
  return gzipSync(page).length + gzipSync(await state.text()).length
}
