import * as z from 'zod'

/** The Studio's bundler passes on unset variables as missing or empty. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

export const studioVariables = z.object({
  SANITY_PROJECT_ID: z
    .string('the project of the Content Lake, such as "local"')
    .regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens only'),
  SANITY_DATASET: z
    .string('the dataset of the Content Lake, such as "production"')
    .regex(/^[a-z0-9_-]+$/, 'lower-case letters, digits, hyphens and underscores only'),
  SANITY_API_HOST: optional(z.url('URL of the Content Lake, or empty for the hosted one')),
  SITE_URL: z.url('public URL of the site, such as "http://localhost:3000"'),
  STUDIO_URL: optional(z.url('public URL of the Studio')),
  SUPABASE_URL: optional(z.url('URL of Supabase, which knows who registered for events')),
  SITE_CLOCK: optional(z.iso.datetime('ISO time taken as now, or empty for the real one')),
})
