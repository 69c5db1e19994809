import * as z from 'zod'

/** Tests change what they find, so they call nothing that is hosted. */
const local = z.url({hostname: /^(localhost|127\.0\.0\.1)$/, error: 'must be a service of this machine'})

const schema = z.object({
  SITE_URL: local,
  STUDIO_URL: local,
  SANITY_API_HOST: local,
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1),
  SANITY_API_READ_TOKEN: z.string().min(1),
  SANITY_API_WRITE_TOKEN: z.string().min(1),
  SANITY_WEBHOOK_SECRET: z.string().min(1),
  PREVIEW_SECRET: z.string().min(1),
  SUPABASE_URL: local,
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  DATABASE_URL: local,
  INBOX_URL: local,
  RESEND_BASE_URL: local,
  STRIPE_API_BASE: local,
  RESEND_API_KEY: z.string().min(1),
  STRIPE_SECRET_KEY: z.string().min(1),
})

/**
 * URLs and keys of the running stack, under the names that `npm run --silent status -- --env` prints. Parsed on use,
 * since some integration tests run without it.
 */
export function stackEnv() {
  return schema.parse(process.env)
}

/** With what callers of the functions sign. `status -- --env` does not print them. */
export const webhookSecrets = () =>
  z
    .object({
      SEND_EMAIL_HOOK_SECRET: z.string().min(1),
      RESEND_WEBHOOK_SECRET: z.string().min(1),
      STRIPE_WEBHOOK_SECRET: z.string().min(1),
    })
    .parse(process.env)

/** Local state of the stack, which only the long tests look into. */
export const stateDirectory = () => z.string().min(1).parse(process.env.STATE_DIR)

/** What the site needs beside its own URL to run on the services of the stack. */
export function siteVariables(): Record<string, string> {
  const env = stackEnv()
  const {SANITY_API_HOST, SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_READ_TOKEN, SANITY_WEBHOOK_SECRET} =
    env
  const {SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY} = env
  return {
    SANITY_API_HOST,
    SANITY_PROJECT_ID,
    SANITY_DATASET,
    SANITY_API_READ_TOKEN,
    SANITY_WEBHOOK_SECRET,
    SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY,
  }
}

/** The build directory of the stack's site, below apps/web. */
export const siteBuild = () => process.env.WEB_DIST_DIR ?? '.next-test'

/** How many malformed requests each endpoint gets: few in CI, 1000 in `npm run test:long`. */
export const malformedRequestCount = Number(process.env.MALFORMED_REQUESTS ?? 20)

/** The state of a Supabase emulator with all migrations, if a test run has prepared one. */
export const migratedState = () => process.env.MIGRATED_STATE

/** Offers it to the files of this test run. */
export function offerMigratedState(directory: string): void {
  process.env.MIGRATED_STATE = directory
}

/** What the supervisor passes to its services, for those that a test or a benchmark starts itself. */
export const serviceEnv = () => z.record(z.string(), z.string()).parse({...process.env})

/** What services that a test starts inherit. */
export const inheritedEnv = {PATH: process.env.PATH ?? ''}

/** What npm needs where its registry is not the public one, or behind a proxy. */
export const npmEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(home|https_proxy|node_extra_ca_certs|npm_config_(registry|cache|userconfig|globalconfig))$/i.test(
      name,
    ),
  ),
)

/** What `npm start` needs of the shell. */
export const startEnv = {...inheritedEnv, ...npmEnv}
