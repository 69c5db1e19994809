import {vi} from 'vitest'

const siteEnv = {
  SITE_URL: 'http://localhost:3000',
  SANITY_API_HOST: 'http://localhost:3334',
  SANITY_PROJECT_ID: 'unit',
  SANITY_DATASET: 'production',
  SANITY_API_READ_TOKEN: 'unit-test-read-token',
  SANITY_WEBHOOK_SECRET: 'unit-test-webhook-secret',
  STUDIO_URL: 'http://localhost:3333',
  PREVIEW_SECRET: 'unit-test-preview-secret-of-32-characters',
  SUPABASE_URL: 'http://localhost:54321',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_unit',
}

/** Stubs the site's environment variables: import the module under test afterwards. */
export function stubSiteEnv(
  changes: Partial<typeof siteEnv> & {
    SITE_CLOCK?: string
    PORT?: string
    REDIS_URL?: string
    SERVERLESS?: string
  } = {},
): void {
  for (const [name, value] of Object.entries({...siteEnv, ...changes})) vi.stubEnv(name, value)
}
