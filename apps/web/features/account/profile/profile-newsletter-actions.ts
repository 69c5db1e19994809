import {newsletterConsent} from '@site/schemas/consents'
import type {Language} from '@site/schemas/languages'
import {success, type Result} from '#/supabase/query.ts'
import {toAccountError, type AccountError} from '../form/account-error.ts'
import {accountQuery} from '../session/account-actions.ts'

export async function loadNewsletterChoice(): Promise<Result<boolean, AccountError>> {
  const result = await accountQuery((supabase) => supabase.rpc('my_newsletter_choice'))
  return result.ok ? result : {...result, error: toAccountError(result)}
}

/** Subscribes the user, who has read the wording in the language of the page, or ends the subscription. */
export async function chooseNewsletter(
  isWanted: boolean,
  locale: Language,
): Promise<Result<null, AccountError>> {
  const choice = {wanted: isWanted, wording: newsletterConsent[locale], locale}
  const result = await accountQuery((supabase) => supabase.rpc('choose_newsletter', choice))
  return result.ok ? success(null) : {...result, error: toAccountError(result)}
}
