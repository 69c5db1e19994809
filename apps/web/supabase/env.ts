/** Supabase's URL and its publishable key, inlined into the browser's scripts by next.config.ts. */
export const supabaseEnv = {
  url: process.env.SUPABASE_URL ?? '',
  publishableKey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
}
