import type { PrecacheEntry } from 'workbox-precaching'
import { keepBuild } from './build-files.ts'
import { keepPictures } from './pictures.ts'
import { takeOverWhenTold } from './take-over.ts'
import { keepVersion } from './version.ts'

// The build puts the names of its files here.
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

takeOverWhenTold()
keepBuild(self.__WB_MANIFEST)
keepVersion()
keepPictures()
