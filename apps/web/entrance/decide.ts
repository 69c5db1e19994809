import {type Language, languages} from '@site/schemas/languages'
import {notFoundPath} from '@site/schemas/routes/route-table'
import {localizedPath, splitLanguage} from '#/i18n/localized-path.ts'
import {linkPagePath, linkPageUrl} from '#/preview/link-page-url.ts'
import {isRenderedForRequest} from '#/routes/pages.ts'
import {pageNamed, plainPath} from '#/routes/sought-paths.ts'
import type {Answer, Asked, Facts, Question} from './answers.ts'
import {copyHeader, revalidateHeader} from './entrance-headers.ts'
import {refuseUnlessAction} from './server-action-request.ts'

interface Visit extends Asked, Facts {
  language: Language
  path: string
  isRendered: boolean
}

type Decision = (visit: Visit) => Answer | Question | undefined

/** In this order: the first that has an answer, or has to know more, is followed. */
const decisions: Decision[] = [
  refuseMalformed,
  passOutsidePages,
  refuseUnlessAction,
  passNotFoundPage,
  endPreview,
  correctPrefix,
  showDraft,
  explainLink,
  findPath,
  findPlainPath,
  leadFromEnglishName,
]

/** Decides what a request gets, in front of Next (request-guard.ts) and in its proxy (proxy-response.ts) alike. */
export function decide(asked: Asked, facts: Facts): Answer | Question {
  const {language, path} = splitLanguage(asked.pathname)
  const isRendered = facts.preview?.is === 'shown' || isRenderedForRequest(path) || asked.method === 'POST'
  const visit = {...asked, ...facts, language, path, isRendered}
  for (const decision of decisions) {
    const outcome = decision(visit)
    if (outcome) return outcome
  }
  return isFile(path) ? {give: 'missingFile'} : {give: 'notFound', language}
}

/** The API and Next's own files. */
const outsidePages = /^\/+(api|_next)\//

/** Next would answer with a 500 or, for an absolute URL, with a redirect to it. */
function refuseMalformed({method, pathname, header}: Visit): Answer | undefined {
  const isMalformed =
    method === 'TRACE' ||
    !pathname.startsWith('/') ||
    header(revalidateHeader) !== undefined ||
    (outsidePages.test(pathname) && decoded(pathname, decodeURIComponent) === undefined)
  return isMalformed ? {give: 'malformed'} : undefined
}

function passOutsidePages({pathname}: Visit): Answer | undefined {
  return outsidePages.test(pathname) ? {give: 'next'} : undefined
}

/** Whoever asks with a query could have it rendered. */
function passNotFoundPage({pathname, search, header}: Visit): Answer | undefined {
  const isNotFoundPage = languages.some(({id}) => pathname === `/${id}${notFoundPath}`)
  return isNotFoundPage && !search && header(copyHeader) !== undefined ? {give: 'next'} : undefined
}

/** Only somebody who goes on reading after their preview has ended is told. */
function endPreview({preview, language, path, pathname, search}: Visit): Answer | Question | undefined {
  if (!preview) return {ask: 'preview'}
  if (preview.is !== 'ended' || path === linkPagePath) return undefined
  const {kind, expiresAt: at} = preview.grant
  // Only where a page depends on its query does it come back with it.
  const page = pathname + (isRenderedForRequest(path) ? search : '')
  const url = linkPageUrl(kind === 'document' ? {reason: 'expired', at} : {reason: 'ended', at, page})
  return {give: 'endOfPreview', to: localizedPath(language, url)}
}

const prefix = new RegExp(`^/+(${languages.map(({id}) => id).join('|')})(?=/|$)`, 'i')

/** `/lt/naujienos` or `/EN/naujienos`, as next-intl reads it. */
function correctPrefix({pathname}: Visit): Answer | undefined {
  const [, written] = prefix.exec(decoded(pathname, decodeURI)?.replaceAll(/[\t\n\r]/g, '') ?? '') ?? []
  return written === undefined || written === 'en' ? undefined : {give: 'prefix'}
}

/** A draft may have a path that no published page has; the page itself knows. */
function showDraft({preview, path}: Visit): Answer | undefined {
  if (preview?.is !== 'shown' || isFile(path)) return undefined
  return {give: 'page', isRendered: true, preview: preview.grant}
}

function explainLink({path, isRendered}: Visit): Answer | undefined {
  return path === linkPagePath ? {give: 'page', isRendered, isForStudio: true} : undefined
}

function findPath({path, language, isRendered, found}: Visit): Answer | Question | undefined {
  const known = found.get(path)
  if (known === undefined) return {ask: 'path', path}
  if (known === 'page') return {give: 'page', isRendered}
  return known === 'nothing' ? undefined : {give: 'redirect', to: localizedPath(language, known.redirectTo)}
}

/** A path that is written as it is said, or in capitals, leads to the page. */
function findPlainPath({path, language, found}: Visit): Answer | Question | undefined {
  const plain = plainPath(path)
  if (plain === path || isFile(path)) return undefined
  const known = found.get(plain)
  if (known === undefined) return {ask: 'path', path: plain}
  if (known === 'nothing') return undefined
  return {give: 'redirect', to: localizedPath(language, known === 'page' ? plain : known.redirectTo)}
}

function leadFromEnglishName({path}: Visit): Answer | undefined {
  const named = pageNamed(plainPath(path))
  return named === undefined ? undefined : {give: 'redirect', to: localizedPath('en', named)}
}

/** A file is anything like `/apple-touch-icon.png` or `/wp-login.php`. */
export function isFile(path: string): boolean {
  return /\.(?!html?$)[a-z0-9]{1,12}$/i.test(path)
}

function decoded(path: string, decode: (text: string) => string): string | undefined {
  try {
    return decode(path)
  } catch {
    return undefined
  }
}
