import * as z from 'zod'

const shape = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  INBOX_URL: z.url(),
})

/** The running stack, as `npm run --silent status -- --env` prints it. */
export const readStackEnv = () => shape.parse(process.env)
