import * as z from 'zod'

const schema = z.object({
  FUNCTIONS_PORT: z.coerce.number(),
  SUPABASE_JWT_SECRET: z.string(),
  WEB_DIST_DIR: z.string(),
})

/** What the benchmarks read beside the URLs and keys of the stack. */
export const benchEnv = () => schema.parse(process.env)
