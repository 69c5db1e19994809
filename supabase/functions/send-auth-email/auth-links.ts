/**
 * Where mails about accounts lead, in the reader's language.
 *
 * @param siteUrl from the function's own settings: what the payload says could lead elsewhere
 */
export function authLinks(siteUrl: string, language: 'lt' | 'en') {
  const home = language === 'en' ? `${siteUrl}/en` : siteUrl
  return {
    confirm: (tokenHash: string, type: string) =>
      `${home}/auth/confirm?${new URLSearchParams({token_hash: tokenHash, type})}`,
    password: `${home}/slaptazodis`,
    contact: `${home}/kontaktai`,
  }
}
