import type { DehydratedState } from '@tanstack/react-query'

const STATE = 'painted-state'

/** What the server painted this page with. */
export interface Painted {
  language: string
  state: DehydratedState
}

/** The state as text inside the page; nothing in it can end the element it stands in. */
export function writePainted(painted: Painted): string {
  const json = JSON.stringify(painted).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${STATE}">${json}</script>`
}

/** What the server painted here; undefined where this page is the empty frame that the device keeps. */
export function readPainted(page: Document): Painted | undefined {
  const text = page.getElementById(STATE)?.textContent
  return text ? JSON.parse(text) : undefined
}
