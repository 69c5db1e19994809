import type {ServerResponse} from 'node:http'
import {hashInline} from './inline-hashes.ts'
import {keptPagePolicy, policyHeader} from './security-headers.ts'

/** Next keeps no page that says that one could not be rendered, so it has no policy. Nothing else is hashed for a request. */
export function allowErrorPage(response: ServerResponse): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  response.end = ((...args: unknown[]) => {
    const [body, ...rest] = args
    const isWhole = (typeof body === 'string' || Buffer.isBuffer(body)) && !response.headersSent
    if (!isWhole || !isErrorPage(response)) return end(...args)
    const {html, ...hashes} = hashInline(body.toString())
    response.setHeader(policyHeader, keptPagePolicy(hashes))
    response.setHeader('Content-Length', Buffer.byteLength(html))
    return end(html, ...rest)
  }) as ServerResponse['end']
}

const isErrorPage = (response: ServerResponse) =>
  response.statusCode === 500 &&
  response.getHeader('content-type')?.toString().startsWith('text/html') === true
