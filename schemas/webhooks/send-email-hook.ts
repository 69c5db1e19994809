/** Supabase Auth passes this on with status 429 when an address has received too many emails. */
export const TOO_MANY_EMAILS = 'Too many emails to this address'
