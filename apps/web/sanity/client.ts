import {createClient} from '@sanity/client'
import {env} from '#/env.ts'

/** URL of the Content Lake, for error messages. */
export const lakeUrl = env.SANITY_API_HOST ?? `https://${env.SANITY_PROJECT_ID}.api.sanity.io`

/**
 * Reads published content, bypassing the CDN, since a page rendered right after a publish must show the change. Pages
 * use `fetchContent`, which caches. Does not import `server-only`, because next.config.ts imports this file.
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
