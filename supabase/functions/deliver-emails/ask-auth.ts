import {TOO_MANY_EMAILS} from '@site/schemas/webhooks/send-email-hook'
import {logLine} from '@site/schemas/log-line'
import * as z from 'zod'
import {fetchWithin, serviceHeaders, throwOnError, type ServiceClient} from '../_shared/service-client.ts'

export interface AuthEnv {
  SUPABASE_URL: string
  SUPABASE_SECRET_KEYS: {default: string}
  SITE_URL: string
}

interface AccountEmailRequest {
  id: number
  kind: string
  email: string
  language: string
}

/** Auth calls the hook that queues the email before it responds, and gives that 5 s. */
const AUTH_TIMEOUT_MS = 8000

/** Auth's response would reveal whether there is an account, so visitors do not ask Auth themselves. */
export async function askAuthForEmails(client: ServiceClient, env: AuthEnv): Promise<void> {
  const {data, error} = await client.rpc('claim_account_emails')
  throwOnError('claim_account_emails', error)
  const requests = data ?? []
  if (requests.length === 0) return
  const answered = await Promise.all(requests.map((request) => askAuth(request, env)))
  const ids = requests.flatMap(({id}, index) => (answered[index] ? [id] : []))
  if (ids.length === 0) return
  const finished = await client.rpc('finish_account_emails', {ids})
  throwOnError('finish_account_emails', finished.error)
}

const refusal = z.object({error_code: z.string(), msg: z.string()}).catch({error_code: '', msg: ''})

/** Resolves to false when Auth should be asked again. */
async function askAuth({kind, email, language}: AccountEmailRequest, env: AuthEnv): Promise<boolean> {
  const start = language === 'en' ? '/en' : ''
  const [endpoint, body, page] =
    kind === 'recovery'
      ? ['recover', {email}, `${start}/slaptazodis`]
      : ['resend', {type: 'signup', email}, start || '/']
  const url = new URL(`${env.SUPABASE_URL}/auth/v1/${endpoint}`)
  url.searchParams.set('redirect_to', new URL(page, env.SITE_URL).href)
  try {
    const response = await fetchWithin(AUTH_TIMEOUT_MS)(url, {
      method: 'POST',
      headers: {...serviceHeaders(env), 'content-type': 'application/json'},
      body: JSON.stringify(body),
    })
    const {error_code: code, msg} = refusal.parse(await response.json().catch(() => null))
    if (response.ok) return true
    // The person was just sent such an email.
    if (msg === TOO_MANY_EMAILS) return true
    if (code === 'over_email_send_rate_limit' && msg.startsWith('For security purposes')) return true
    console.error(logLine(`deliver-emails: Auth answers ${response.status} ${code} to ${endpoint}:`, msg))
    return response.status < 500 && response.status !== 429
  } catch (error) {
    console.error(logLine(`deliver-emails: Auth does not answer to ${endpoint}:`, error))
    return false
  }
}
