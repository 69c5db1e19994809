import {subscribe} from 'node:diagnostics_channel'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {join} from 'node:path'
import {compressResponses} from '#/responses/compress-responses.ts'
import {env} from '#/environment/env.ts'
import {allowErrorPage} from '#/responses/error-page-policy.ts'
import {guardRequests} from '#/entrance/request-guard.ts'
import {watchContent} from '#/revalidation/content-watch.ts'
import {expireChangedSinceBuild} from '#/revalidation/expire-at-start.ts'

/** Resolves when requests may be answered. */
export async function startServer(): Promise<void> {
  // Such a host has a server of its own, and nothing runs between its requests.
  if (env.SERVERLESS) return await expireChangedSinceBuild()
  guardRequests()
  if (env.NODE_ENV === 'production') compressAll()
  await watchContent()
}

function compressAll(): void {
  const compress = compressResponses(
    join(/* turbopackIgnore: true */ process.cwd(), env.WEB_DIST_DIR, 'static'),
  )
  subscribe('http.server.request.start', (message) => {
    const {request, response} = message as {request: IncomingMessage; response: ServerResponse}
    compress(request, response)
    // Its wrapper has to be the outer one: what is compressed cannot be read.
    allowErrorPage(response)
  })
}
