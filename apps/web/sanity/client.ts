import {createClient} from '@sanity/client'
import {env} from '#/environment/env.ts'

/** Error messages name this URL of the Content Lake. */
export const lakeUrl = env.SANITY_API_HOST ?? `https://${env.SANITY_PROJECT_ID}.api.sanity.io`

/**
 * How often visitors may have the Content Lake asked what is not cached. Sanity's own counts each query: a month of these are a
 * sixth of what the free plan allows.
 */
export const lookupAllowance = env.SANITY_API_HOST ? undefined : {atOnce: 100, everyMs: 60_000}

/** Bypasses the CDN, which may be stale after a publish. next.config.ts imports this file: no `server-only` here. */
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
