import * as z from 'zod'

const sanityId = /^[a-z0-9][-a-z0-9_]*$/

export const siteVariables = z.object({
  SITE_URL: z.url('the public URL of the site, such as http://localhost:3000'),
  SANITY_API_HOST: z
    .url("the Content Lake's URL, such as http://localhost:3334; empty = Sanity's own")
    .optional(),
  SANITY_PROJECT_ID: z.string('the Sanity project').regex(sanityId, 'a Sanity project id'),
  SANITY_DATASET: z.string('the Sanity dataset').regex(sanityId, 'a Sanity dataset name'),
  SANITY_API_READ_TOKEN: z
    .string('a Sanity token with read access')
    .min(1, 'a Sanity token with read access'),
  SANITY_WEBHOOK_SECRET: z
    .string('the secret that signs the webhook')
    .min(16, 'the secret that signs the webhook, at least 16 characters'),
  CRON_SECRET: z
    .string('the secret of the schedule; unset = the process has its own')
    .min(16, 'the secret of the schedule, at least 16 characters')
    .optional(),
  REDIS_URL: z
    .url('the URL of the Redis that instances of the site share; unset = there is one instance')
    .optional(),
  SERVERLESS: z
    .stringbool({error: '"true" if the host starts the site for requests and stops it between them'})
    .default(false),
  STUDIO_URL: z.url("the Studio's public URL, such as http://localhost:3333; unset = no preview").optional(),
  PREVIEW_SECRET: z
    .string('the secret that signs previews of drafts; unset = no preview')
    .min(32, 'the secret that signs previews of drafts, at least 32 characters')
    .optional(),
  SUPABASE_URL: z.url("Supabase's URL, such as http://localhost:54321"),
  SUPABASE_PUBLISHABLE_KEY: z
    .string("Supabase's public key")
    .regex(/^sb_publishable_/, "Supabase's public key, sb_publishable_…"),
  SITE_CLOCK: z.iso.datetime({offset: true, error: 'an ISO time such as 2025-11-15T10:00:00Z'}).optional(),
  WEB_DIST_DIR: z.string().default('.next'),
  /** Next itself sets the port that it listens on, and what it is doing. */
  PORT: z.string().optional(),
  NEXT_PHASE: z.string().optional(),
  NODE_ENV: z.string().optional(),
})
