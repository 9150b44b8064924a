import { connection } from '../connection/report.ts'
import { languageInUse } from '../provider/language-in-use.ts'
import { savedAreas } from './page-areas.ts'

/** Completes and updates saved areas, now and whenever the network is back. */
export function keepAreasNew(): void {
  const update = () => {
    const language = languageInUse()
    // Updates that fail now are tried again the next time.
    if (connection.value === 'online' && language) savedAreas.update(language).catch(() => {})
  }
  update()
  connection.subscribe(update)
}
