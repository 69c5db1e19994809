import {createRequire} from 'node:module'
import type {CacheHandlerValue} from 'next/dist/server/lib/incremental-cache'
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import type * as MemoryCache from 'next/dist/server/lib/incremental-cache/memory-cache.external'
import type * as TagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import {PHASE_PRODUCTION_BUILD} from 'next/constants.js'
import {env} from '../environment/env.ts'
import {keepPolicy} from '../responses/keep-policy.ts'
import {builtAt} from '../shared-cache/build-id.ts'

import {readEntry, shareEntry} from '../shared-cache/shared-entries.ts'
import {exchangeExpiryTimes} from '../shared-cache/shared-times.ts'

const require = createRequire(import.meta.url)

/** Next's own cache: the files of the build, and memory. */
const {default: OwnCache} = require('next/dist/server/lib/incremental-cache/file-system-cache') as {
  default: typeof FileSystemCache
}
const {getMemoryCache} =
  require('next/dist/server/lib/incremental-cache/memory-cache.external') as typeof MemoryCache
const {tagsManifest} =
  require('next/dist/server/lib/incremental-cache/tags-manifest.external') as typeof TagsManifest

type Arguments<Method extends 'get' | 'set'> = Parameters<InstanceType<typeof OwnCache>[Method]>

/** Every page has its Content-Security-Policy: those of the build get it when they are first read. */
class PageCache extends OwnCache {
  override async get(...args: Arguments<'get'>): Promise<CacheHandlerValue | null> {
    const entry = await super.get(...args)
    if (entry?.value?.kind === 'APP_PAGE') keepPolicy(args[0], entry.value)
    return entry
  }

  override async set(...args: Arguments<'set'>): Promise<void> {
    const [key, value] = args
    if (value?.kind === 'APP_PAGE') keepPolicy(key, value)
    await super.set(...args)
  }
}

/**
 * Instances with the same Redis have each other's pages and results of queries, and expire them together. Each keeps what it
 * uses in its memory, so that it goes on alone while Redis does not answer. Then it tells the others what it has expired.
 */
class SharedCache extends PageCache {
  readonly #memory: ReturnType<typeof getMemoryCache>

  constructor(context: ConstructorParameters<typeof OwnCache>[0]) {
    super(context)
    this.#memory = getMemoryCache(context.maxMemoryCacheSize ?? 0)
  }

  override async get(...args: Arguments<'get'>): Promise<CacheHandlerValue | null> {
    const [key] = args
    await exchangeExpiryTimes(tagsManifest)
    const own = this.#memory.has(key) ? await super.get(...args) : await this.#getBuilt(...args)
    if (own) return own
    const shared = await readEntry(key)
    if (!shared) return null
    this.#memory.set(key, shared)
    return await super.get(...args)
  }

  /** A page of the build counts as new as its file, which may have been copied long after. */
  async #getBuilt(...args: Arguments<'get'>): Promise<CacheHandlerValue | null> {
    const built = await super.get(...args)
    if (!built) return null
    built.lastModified = Math.min(built.lastModified, builtAt())
    return await super.get(...args)
  }

  override async set(...args: Arguments<'set'>): Promise<void> {
    const [key] = args
    await super.set(...args)
    const entry = this.#memory.get(key)
    if (entry) await shareEntry(key, entry)
  }
}

const isBuild = env.NEXT_PHASE === PHASE_PRODUCTION_BUILD

export default env.REDIS_URL && !isBuild ? SharedCache : PageCache
