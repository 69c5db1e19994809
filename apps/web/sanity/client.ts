import {createClient} from '@sanity/client'
import {env} from '#/env.ts'

/** Where the Content Lake is, for messages. */
export const lakeAddress = env.SANITY_API_HOST ?? `https://${env.SANITY_PROJECT_ID}.api.sanity.io`

/**
 * Reads published content. Not through the CDN: a page made right after a publish must show it. Pages go through
 * `fetchContent`, which keeps the answers; this is also read by next.config.ts, so it cannot import `server-only`.
 */
export const client = createClient({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  token: env.SANITY_API_READ_TOKEN,
  apiVersion: '2026-02-01',
  perspective: 'published',
  useCdn: false,
  timeout: 5000,
  maxRetries: 1,
  ...(env.SANITY_API_HOST && {apiHost: env.SANITY_API_HOST, useProjectHostname: false}),
})
