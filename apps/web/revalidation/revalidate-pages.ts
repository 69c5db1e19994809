import {languages} from '@site/schemas/languages'
import {logLine} from '@site/schemas/requests/log-line'
import type {ContentChanged} from '@site/schemas/webhooks/content-changed'
import * as z from 'zod'
import {localizedPath} from '#/i18n/localized-path.ts'
import {contentTag, contentTags, pathTags, tagOf, type AnyTag} from '#/sanity/content-tags.ts'
import {affectedPages} from './affected-pages.ts'
import {refreshKnownPaths} from './known-paths.ts'
import {selfOrigin, warm} from './self-request.ts'
import {signedRequest} from './signed-request.ts'

interface Revalidation {
  tags: AnyTag[]
  /** Pages to render before the revalidation counts as done, the most important first. */
  paths: string[] | 'every'
}

/** What search depends on, in the order of rendering. */
const searchPaths = ['/api/search/documents', '/api/search/version']

let pending: {tags: Set<AnyTag>; paths: Set<string>; every: boolean; done: Promise<void>} | undefined
let running: Promise<void> = Promise.resolve()

/**
 * Revalidates what depends on a changed document. Resolves to the paths that have been rendered by then, in every
 * language.
 *
 * @throws {Error} when the site does not respond to its own request
 */
export async function revalidateChange(change: ContentChanged): Promise<string[] | 'every'> {
  const paths = affectedPages(change)
  await revalidatePages({tags: [tagOf(change._type)], paths})
  return paths
}

/**
 * Revalidates the tags and renders the given pages in every language; once it resolves, they show the new content. The
 * other pages follow in the background. Only one revalidation runs at a time, so that a page being rendered cannot
 * bring back older content; pending ones are merged.
 *
 * @throws {Error} when the site does not respond to its own request
 */
function revalidatePages({tags, paths}: Revalidation): Promise<void> {
  const next = pending ?? enqueue()
  for (const tag of tags) next.tags.add(tag)
  if (paths === 'every') next.every = true
  else for (const path of paths) next.paths.add(path)
  return next.done
}

function enqueue() {
  const revalidated = running.then(revalidatePending)
  const done = revalidated.then(() => undefined)
  pending = {tags: new Set(), paths: new Set(), every: false, done}
  running = revalidated.then(warmOtherPages, () => warmOtherPages([]))
  return pending
}

async function revalidatePending(): Promise<AnyTag[]> {
  if (!pending) return []
  const {tags, paths, every} = pending
  pending = undefined
  await revalidateTags([...tags])
  for (const path of paths) await warmInEveryLanguage(path)
  for (const path of searchPaths) await warm(path)
  if (every) {
    for (const path of await refreshKnownPaths()) {
      // A change that has arrived meanwhile goes first; the rest follows in the background.
      if (isAnotherPending()) break
      await warmInEveryLanguage(path)
    }
  }
  return [...tags]
}

const isAnotherPending = () => pending !== undefined

/**
 * Renders all other pages that the change may have affected; a fresh page costs a millisecond. Revalidates once more,
 * since a page that was being rendered the first time is cached with older content. Stops when another revalidation is
 * pending.
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
    for (const path of await refreshKnownPaths()) {
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

/** Body of /api/revalidate/tags. */
export const tagsRequest = z.object({tags: z.array(z.enum([contentTag, ...contentTags]))})

/**
 * Revalidates the tags and, if documents may have been added, moved or deleted, refreshes the known paths. It sends the
 * site a request, since Next applies a revalidation only when the route handler has ended, and two more for the paths,
 * the first of which still gets the stale ones. Several instances will need more: each has its own known paths.
 *
 * @throws {Error} when the site does not respond to its own request
 */
export async function revalidateTags(tags: AnyTag[]): Promise<void> {
  const response = await fetch(`${selfOrigin}/api/revalidate/tags`, await signedRequest({tags}))
  if (!response.ok) throw new Error(`The site refused to revalidate ${tags.join(', ')}: ${response.status}`)
  if (tags.some((tag) => tag === contentTag || isPathTag(tag))) await refreshKnownPaths()
}

const isPathTag = (tag: AnyTag) => (pathTags as readonly AnyTag[]).includes(tag)
