import {
  registrantsAnswer,
  type RegistrantsAnswer,
  type RegistrantsQuestion,
} from '@site/schemas/requests/registrants'
import {env} from '../workspace/env.ts'

/**
 * Uses the token that the Studio's user logged in with.
 *
 * @throws if the edge function cannot be reached or refuses, or the Studio has no Supabase or no token
 */
export async function askRegistrants(
  question: RegistrantsQuestion,
  token: string | undefined,
): Promise<RegistrantsAnswer> {
  if (!env.SUPABASE_URL || !token) throw new Error('The Studio cannot ask who registered')
  const response = await fetch(`${env.SUPABASE_URL}/functions/v1/count-registrants`, {
    method: 'POST',
    headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`count-registrants answers ${response.status}`)
  return registrantsAnswer.parse(await response.json())
}
