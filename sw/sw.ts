import type { PrecacheEntry } from 'workbox-precaching'
import { cacheBuild } from './build-files.ts'
import { followNotifications } from './notification-click.ts'
import { wakePagesToSend } from './outbox-sync.ts'
import { cachePictures } from './pictures.ts'
import { showPushes } from './push.ts'
import { stopFetchingWhenTold } from './stop-fetching.ts'
import { renewSubscriptions } from './subscription-change.ts'
import { takeOverWhenTold } from './take-over.ts'
import { cacheVersion } from './version.ts'

// The build puts the names of its files here.
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

takeOverWhenTold()
stopFetchingWhenTold()
cacheBuild(self.__WB_MANIFEST)
cachePictures()
cacheVersion()
showPushes()
followNotifications()
renewSubscriptions()
wakePagesToSend()
