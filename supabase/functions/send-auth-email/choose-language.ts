import {personLanguage} from '@site/schemas/requests/profile'
import type {ServiceClient} from '../_shared/service-client.ts'
import type {HookPayload} from './hook-payload.ts'

/** The language is not worth that the mail comes too late to be queued. */
const timeoutMs = 1000

/** The language that somebody chose; while the account is being made, the one that it signed up in. */
export async function chooseLanguage(
  client: ServiceClient,
  {id, user_metadata}: HookPayload['user'],
): Promise<'lt' | 'en'> {
  const {data} = await client
    .from('profiles')
    .select('language')
    .eq('id', id)
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .retry(false)
    .maybeSingle()
  const chosen = [data?.language, user_metadata?.language].map(
    (value) => personLanguage.safeParse(value).data,
  )
  return chosen.find((language) => language !== undefined) ?? 'lt'
}
