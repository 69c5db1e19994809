import {personLanguage} from '@site/schemas/form-fields/person'
import type {Language} from '@site/schemas/languages'
import type {ServiceClient} from '../_shared/service-client.ts'
import type {HookPayload} from './hook-request.ts'

/** Short, so that there is time left to queue the email. */
const timeoutMs = 1000

export async function chooseLanguage(
  client: ServiceClient,
  {id, user_metadata}: HookPayload['user'],
): Promise<Language> {
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
