export const ref = 'qwertyuiopasdfghjklz'
export const domain = 'velsas.test'
export const urls = {
  site: `https://www.${domain}`,
  studio: 'https://velsas.sanity.studio',
  supabase: `https://${ref}.supabase.co`,
  sanity: 'https://local.api.sanity.io',
  sanityManagement: 'https://api.sanity.io',
  supabaseManagement: 'https://api.supabase.com',
  stripe: 'https://api.stripe.com',
  resend: 'https://api.resend.com',
} as const
