import {createClient} from '@sanity/client'
import {env} from '#/env.ts'

/** URL of the Content Lake, for error messages. */
export const lakeUrl = env.SANITY_API_HOST ?? `https://${env.SANITY_PROJECT_ID}.api.sanity.io`

/**
 * Reads published content; not through the CDN, since a page rendered right after a publish must show it. Pages use
 * `fetchContent`, which caches. next.config.ts imports this file, so it cannot import `server-only`.
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
