import type {Language} from '@site/schemas/languages'
import {notFoundPath} from '@site/schemas/routes/route-table'
import {plainPolicy, policyHeader} from '#/responses/security-headers.ts'
import {selfOrigin} from '#/environment/self-origin.ts'
import {copyHeader} from './entrance-headers.ts'

/** What volunteers publish is on the 404 page within a second. */
const MAX_AGE_MS = 500

/** An unknown path renders nothing: the 404 page of each language is kept as it was rendered last. */
const copies = new Map<Language, {at: number; copy: Promise<Copy>}>()

interface Copy {
  html: Uint8Array<ArrayBuffer>
  /** It allows the scripts in the page. */
  policy: string
}

/** Next's `notFound()` sends an empty document that only JavaScript fills in, and caches a copy for each path. */
export async function notFoundResponse(language: Language): Promise<Response> {
  const {html, policy} = await recentCopy(language)
  return new Response(html, {
    status: 404,
    headers: {
      [policyHeader]: policy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

function recentCopy(language: Language): Promise<Copy> {
  const now = performance.now()
  const known = copies.get(language)
  if (known && now - known.at < MAX_AGE_MS) return known.copy
  const copy = fetchCopy(language).catch((error: unknown) => {
    if (known) return known.copy
    copies.delete(language)
    throw error
  })
  copies.set(language, {at: now, copy})
  return copy
}

async function fetchCopy(language: Language): Promise<Copy> {
  const page = await fetch(`${selfOrigin}/${language}${notFoundPath}`, {
    headers: {[copyHeader]: '1'},
  })
  const html = new Uint8Array(await page.arrayBuffer())
  if (!page.ok) throw new Error(`The 404 page answers ${page.status}`)
  return {html, policy: page.headers.get(policyHeader) ?? plainPolicy}
}

/** Browsers, feed readers and crawlers only need the status of a missing file, so it has no body. */
export function missingFileResponse(): Response {
  return new Response(null, {status: 404, headers: {'cache-control': 'no-store'}})
}
