import * as z from 'zod'

const schema = z.object({
  SITE_URL: z.url(),
  SANITY_API_HOST: z.url().optional(),
  SANITY_PROJECT_ID: z.string().regex(/^[a-z0-9-]+$/),
  SANITY_DATASET: z.string().regex(/^[a-z0-9_-]+$/),
  SANITY_API_READ_TOKEN: z.string().min(1),
  SANITY_WEBHOOK_SECRET: z.string().min(16),
  SITE_CLOCK: z.iso.datetime().optional(),
  WEB_DIST_DIR: z.string().default('.next'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
})

const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
export const env = schema.parse(given)
