/** Where the browser finds Supabase, and the key that is no secret: baked into its scripts by next.config.ts. */
export const supabaseEnv = {
  url: process.env.SUPABASE_URL ?? '',
  publishableKey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
}
