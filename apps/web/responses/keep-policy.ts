import type {OutgoingHttpHeaders} from 'node:http'
import {logLine} from '@site/schemas/log-line'
import {hashInline} from './inline-hashes.ts'
import {linkPagePath} from '../preview/link-page-url.ts'
import {emailStyle, keptPagePolicy, policyHeader, studioOrigin} from './security-headers.ts'

interface KeptPage {
  html: string
  headers?: OutgoingHttpHeaders | undefined
}

/**
 * Next sends these headers with the page for as long as it keeps it, so that nothing is hashed for a request.
 * @param key ends with the page's path, with its language
 */
export function keepPolicy(key: string, page: KeptPage): void {
  if (page.headers && policyHeader in page.headers) return
  const {html, unknown, ...hashes} = hashInline(page.html)
  if (unknown.length > 0)
    console.error(logLine(`${key} has a script that is not known and does not run`, unknown.join('\n')))
  const framedBy = key.endsWith(linkPagePath) ? studioOrigin : undefined
  if (key.endsWith('/admin')) hashes.styles.push(emailStyle)
  page.html = html
  page.headers = {...page.headers, [policyHeader]: keptPagePolicy(hashes, framedBy)}
}
