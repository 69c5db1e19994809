import * as z from 'zod'

const schema = z.object({
  FUNCTIONS_PORT: z.coerce.number(),
  SUPABASE_JWT_SECRET: z.string(),
  WEB_DIST_DIR: z.string(),
})

/** What the benchmarks read beside the URLs and keys of the stack. */
export const benchEnv = () => schema.parse(process.env)

/** What the supervisor passes to its services, for those that a benchmark starts itself. */
export const serviceEnv = () => z.record(z.string(), z.string()).parse({...process.env})
