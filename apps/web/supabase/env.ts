/** next.config.ts inlines both into the browser's scripts. */
export const supabaseEnv = {
  url: process.env.SUPABASE_URL ?? '',
  publishableKey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
}
