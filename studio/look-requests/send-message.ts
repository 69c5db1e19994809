import {studioMessages, type StudioMessage, type StudioMessages} from '@site/schemas/requests/studio-messages'
import {env} from '../workspace/env.ts'

/** `gone`: answered, withdrawn, or the person or document is not there any more. */
export type Refusal = 'gone' | 'tooMany' | 'failed'

export type Sent = {ok: true; messages: StudioMessages} | {ok: false; refusal: Refusal}

const refusals: Record<number, Refusal> = {404: 'gone', 429: 'tooMany'}

/** A Studio without Supabase can send nothing. */
export const canSend = env.SUPABASE_URL !== undefined

/** Uses the token that the Studio's user logged in with. Only an answer says that something was done. */
export async function sendMessage(message: StudioMessage, token: string | undefined): Promise<Sent> {
  if (!env.SUPABASE_URL || !token) return {ok: false, refusal: 'failed'}
  try {
    const response = await fetch(`${env.SUPABASE_URL}/functions/v1/studio-messages`, {
      method: 'POST',
      headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(15_000),
    })
    if (!response.ok) return {ok: false, refusal: refusals[response.status] ?? 'failed'}
    return {ok: true, messages: studioMessages.parse(await response.json())}
  } catch {
    return {ok: false, refusal: 'failed'}
  }
}
