import {languages} from '@site/schemas/languages'
import {logLine} from '@site/schemas/log-line'
import type {ContentChanged} from '@site/schemas/webhooks/content-changed'
import * as z from 'zod'
import {localizedPath} from '#/i18n/localized-path.ts'
import {contentTag, contentTags, pathTags, tagOf, type AnyTag} from '#/sanity/content-tags.ts'
import {affectedPages, type AffectedPages} from './affected-pages.ts'
import {refreshKnownPaths} from './known-paths.ts'
import {selfOrigin, warm} from './self-request.ts'
import {signedRequest} from './signed-request.ts'

/** Search depends on these, in the order of rendering. */
const searchPaths = ['/api/search/documents', '/api/search/version']

interface Pending {
  tags: Set<AnyTag>
  /** The revalidation counts as done once these are rendered. */
  own: Set<string>
  every: boolean
  /** The most important come first. */
  lists: Set<string>
  done: PromiseWithResolvers<void>
}

let pending: Pending | undefined
let running: Promise<void> = Promise.resolve()

/**
 * Resolves once the document's own pages show the change; those that list it are rendered next.
 * @throws {Error} when the site does not respond to its own request
 */
export async function revalidateChange(change: ContentChanged): Promise<string[] | 'every'> {
  const pages = affectedPages(change)
  await revalidatePages([tagOf(change._type)], pages)
  return pages.own === 'every' ? 'every' : [...pages.own, ...pages.lists]
}

/**
 * Revalidates the tags and renders the given pages in every language; other pages follow in the background. Only one
 * revalidation runs at a time, so that a page being rendered cannot restore older content; pending ones are merged.
 * @throws {Error} when the site does not respond to its own request
 */
function revalidatePages(tags: AnyTag[], {own, lists}: AffectedPages): Promise<void> {
  pending ??= enqueue()
  for (const tag of tags) pending.tags.add(tag)
  if (own === 'every') pending.every = true
  else for (const path of own) pending.own.add(path)
  for (const path of lists) pending.lists.add(path)
  return pending.done.promise
}

function enqueue(): Pending {
  running = running.then(revalidatePending).then(warmOtherPages, () => warmOtherPages([]))
  return {
    tags: new Set(),
    own: new Set(),
    every: false,
    lists: new Set(),
    done: Promise.withResolvers(),
  }
}

async function revalidatePending(): Promise<AnyTag[]> {
  if (!pending) return []
  const {tags, own, every, lists, done} = pending
  pending = undefined
  try {
    await revalidateTags([...tags])
    for (const path of own) await warmInEveryLanguage(path)
    if (every) await warmEveryPage()
    done.resolve()
  } catch (error) {
    done.reject(error)
    throw error
  }
  await warmLists(lists)
  return [...tags]
}

async function warmEveryPage(): Promise<void> {
  for (const path of searchPaths) await warm(path)
  for (const path of (await refreshKnownPaths()).prepared) {
    // A change that has arrived meanwhile goes first; the rest follows in the background.
    if (pending) return
    await warmInEveryLanguage(path)
  }
}

/** A pending revalidation takes over what is left: its author waits for another page. */
async function warmLists(lists: Set<string>): Promise<void> {
  for (const path of lists) {
    if (pending) {
      pending.lists.add(path)
      continue
    }
    await warmInEveryLanguage(path)
  }
}

/**
 * A fresh page costs a millisecond. Revalidates once more, since a page that was being rendered the first time is
 * cached with older content. Pages of older documents wait until somebody asks for them. Stops when another is pending.
 */
async function warmOtherPages(tags: AnyTag[]): Promise<void> {
  try {
    if (pending) {
      for (const tag of tags) pending.tags.add(tag)
      return
    }
    if (tags.length > 0) await revalidateTags(tags)
    for (const path of searchPaths) {
      if (pending) return
      await warm(path)
    }
    for (const path of (await refreshKnownPaths()).prepared) {
      if (pending) return
      await warmInEveryLanguage(path)
    }
    await warm('/sitemap.xml')
  } catch (error) {
    console.error(logLine('Pages could not be revalidated in the background', error))
  }
}

async function warmInEveryLanguage(path: string): Promise<void> {
  await Promise.all(languages.map(({id}) => warm(localizedPath(id, path))))
}

/** /api/revalidate/tags gets this body. */
export const tagsRequest = z.object({tags: z.array(z.enum([contentTag, ...contentTags]))})

/**
 * Next applies a revalidation only when the route handler has ended, so the site sends itself a request. It sends two
 * more for the known paths, the first of which gets stale ones. Each of several instances would need them.
 * @throws {Error} when the site does not respond to its own request
 */
export async function revalidateTags(tags: AnyTag[]): Promise<void> {
  const response = await fetch(`${selfOrigin}/api/revalidate/tags`, await signedRequest({tags}))
  if (!response.ok) throw new Error(`The site refused to revalidate ${tags.join(', ')}: ${response.status}`)
  if (tags.some((tag) => tag === contentTag || isPathTag(tag))) await refreshKnownPaths()
}

const isPathTag = (tag: AnyTag) => (pathTags as readonly AnyTag[]).includes(tag)
