import { connection } from '../connection/report.ts'
import { languageInUse } from '../provider/language-in-use.ts'
import { savedAreas } from './page-areas.ts'

/** Has saved areas finished and read anew, now and whenever the network is back. */
export function keepAreasNew(): void {
  const update = () => {
    const language = languageInUse()
    // What does not come now comes the next time.
    if (connection.value === 'online' && language) savedAreas.update(language).catch(() => {})
  }
  update()
  connection.subscribe(update)
}
