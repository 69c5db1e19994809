/** The services that run somewhere else. Whoever hosts Supabase hosts its functions, which send emails and take payments. */
export interface Hosted {
  sanity: boolean
  supabase: boolean
  resend: boolean
  stripe: boolean
}

type Reading = Record<string, unknown>

export const nothingHosted: Hosted = {sanity: false, supabase: false, resend: false, stripe: false}

export function hostedServices(variables: Reading): Hosted {
  const supabase = isSupabaseHosted(variables)
  return {
    sanity: isSanityHosted(variables),
    supabase,
    resend: !supabase && isElsewhere(variables.RESEND_BASE_URL, variables.RESEND_PORT),
    stripe: !supabase && isElsewhere(variables.STRIPE_API_BASE, variables.STRIPE_PORT),
  }
}

export const isSanityHosted = ({SANITY_API_HOST, LAKE_PORT}: Reading): boolean =>
  isElsewhere(SANITY_API_HOST, LAKE_PORT)

export const isSupabaseHosted = ({SUPABASE_URL, SUPABASE_PORT}: Reading): boolean =>
  Boolean(SUPABASE_URL) && isElsewhere(SUPABASE_URL, SUPABASE_PORT)

/** Unset means the one that runs here, and empty the vendor's own. */
function isElsewhere(url: unknown, port: unknown): boolean {
  if (url === undefined) return false
  const address = URL.parse(String(url))
  return !address || !['localhost', '127.0.0.1'].includes(address.hostname) || address.port !== String(port)
}

/**
 * Variables with a default for the emulator or its example content, but none for a hosted service. If the service is hosted,
 * they stay unset unless somebody sets them.
 */
export function variablesWithoutDefault(hosted: Hosted): string[] {
  return [
    ...(hosted.sanity
      ? ['SITE_CLOCK', 'SANITY_PROJECT_ID', 'SANITY_API_READ_TOKEN', 'SANITY_API_WRITE_TOKEN']
      : []),
    ...(hosted.supabase ? ['SUPABASE_PUBLISHABLE_KEY'] : []),
    ...(hosted.resend ? ['RESEND_API_KEY', 'RESEND_WEBHOOK_SECRET'] : []),
    ...(hosted.stripe ? ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] : []),
  ]
}
