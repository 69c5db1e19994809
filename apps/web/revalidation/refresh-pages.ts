import type {AllAddresses} from '#/app/api/addresses/route.ts'
import {languages} from '@site/schemas/languages'
import {localizedPath} from '#/i18n/localized-path.ts'
import type {AnyTag} from '#/sanity/content-tags.ts'
import {invalidate} from './invalidate.ts'
import {makeAnew} from './make-anew.ts'
import {ownOrigin} from './own-origin.ts'

interface Refresh {
  tags: AnyTag[]
  /** Pages to make anew before the refresh counts as done, most wanted first. */
  paths: string[] | 'every'
}

/** What search is made of, in this order. */
const searchPaths = ['/api/search/documents', '/api/search/version']

let waiting: {tags: Set<AnyTag>; paths: Set<string>; every: boolean; done: Promise<void>} | undefined
let working: Promise<void> = Promise.resolve()

/**
 * Invalidates what carries the tags and makes the given pages anew in every language; when it resolves, a visitor of
 * one of them reads the new content. The other pages follow in the background. One refresh runs at a time, so that a
 * page under way cannot bring back content from before an invalidation; those that wait become one.
 *
 * @throws {Error} when this site does not answer itself
 */
export function refreshPages({tags, paths}: Refresh): Promise<void> {
  const refresh = waiting ?? startWaiting()
  for (const tag of tags) refresh.tags.add(tag)
  if (paths === 'every') refresh.every = true
  else for (const path of paths) refresh.paths.add(path)
  return refresh.done
}

function startWaiting() {
  const refreshed = working.then(refreshWaiting)
  const done = refreshed.then(() => undefined)
  waiting = {tags: new Set(), paths: new Set(), every: false, done}
  working = refreshed.then(sweep, () => sweep([]))
  return waiting
}

async function refreshWaiting(): Promise<AnyTag[]> {
  if (!waiting) return []
  const {tags, paths, every} = waiting
  waiting = undefined
  await invalidate([...tags])
  for (const path of paths) await makeInEveryLanguage(path)
  for (const path of searchPaths) await makeAnew(path)
  if (every) for (const path of await knownPaths()) await makeInEveryLanguage(path)
  return [...tags]
}

/**
 * What else the change may have touched: a page that needs nothing costs a millisecond. Invalidates once more, since a
 * page that was under way when it happened first is kept with what it had read before. Gives way to a refresh.
 */
async function sweep(tags: AnyTag[]): Promise<void> {
  try {
    if (waiting) {
      for (const tag of tags) waiting.tags.add(tag)
      return
    }
    if (tags.length > 0) await invalidate(tags)
    for (const path of searchPaths) await makeAnew(path)
    for (const path of await knownPaths()) {
      if (waiting) return
      await makeInEveryLanguage(path)
    }
    await makeAnew('/sitemap.xml')
  } catch (error) {
    console.error('Pages could not be made anew in the background', error)
  }
}

async function makeInEveryLanguage(path: string): Promise<void> {
  await Promise.all(languages.map(({id}) => makeAnew(localizedPath(id, path))))
}

async function knownPaths(): Promise<string[]> {
  const response = await fetch(`${ownOrigin}/api/addresses`)
  const {pages}: AllAddresses = await response.json()
  return pages
}
