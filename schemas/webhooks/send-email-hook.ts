/** What Supabase Auth passes on, with the status 429, when an address has been sent too many emails. */
export const TOO_MANY_EMAILS = 'Too many emails to this address'
