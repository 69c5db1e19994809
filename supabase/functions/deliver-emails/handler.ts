import {logLine} from '@site/schemas/log-line'
import {requireService} from '../_shared/caller.ts'
import {now, type ClockEnv} from '../_shared/clock.ts'
import {readCommunityName} from '../_shared/community-name.ts'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {advanceNewslettersAndClaimEmails, type OutboxEmail} from '../_shared/outbox.ts'
import {recordRun} from '../_shared/job-run.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {askAuthForEmails, type AuthEnv} from './ask-auth.ts'
import {deliverBatch} from './deliver-batch.ts'
import {deliverEmail, type Delivery, type DeliveryStatus} from './deliver-email.ts'
import {createEmailService} from './email-service.ts'
import {createNewsletterLoader} from './load-newsletters.ts'

/** A function may run for 30 s, and a request takes up to 8 s. */
const claimingMs = 18_000

/** Urgent emails go first, even between two requests of a newsletter. Concurrent calls share the work. */
export const handler = defineHandler({
  name: 'deliver-emails',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SITE_URL: variable.SITE_URL,
    RESEND_API_KEY: variable.RESEND_API_KEY,
    RESEND_BASE_URL: variable.RESEND_BASE_URL,
    MAIL_FROM: variable.MAIL_FROM,
    SITE_CLOCK: variable.SITE_CLOCK,
  },
  handle: async (request, env) => {
    await requireService(request, env)
    const client = createServiceClient(env)
    const delivery = {
      client,
      service: createEmailService(env),
      siteUrl: env.SITE_URL,
      functionsUrl: `${env.SUPABASE_URL}/functions/v1`,
    }
    return Response.json(await recordRun('deliver-emails', env, () => deliverDue(delivery, env)))
  },
})

async function deliverDue(
  service: Omit<Delivery, 'community'>,
  env: AuthEnv & ClockEnv,
): Promise<Record<DeliveryStatus, number>> {
  const {client} = service
  await askAuthForEmails(client, env).catch((error: unknown) =>
    console.error(logLine('deliver-emails: cannot ask for account emails:', error)),
  )
  const loadNewsletters = createNewsletterLoader(client)
  const counts: Record<DeliveryStatus, number> = {sent: 0, retried: 0, failed: 0, waiting: 0}
  const end = Date.now() + claimingMs
  while (Date.now() < end) {
    const emails = await loadNewsletters(await advanceNewslettersAndClaimEmails(client, now(env)))
    if (emails.length === 0) break
    const delivery = {...service, community: await readCommunityName(client)}
    for (const status of await deliver(delivery, emails)) counts[status] += 1
  }
  return counts
}

async function deliver(delivery: Delivery, emails: readonly OutboxEmail[]): Promise<DeliveryStatus[]> {
  const requests =
    emails[0]?.batch_id == null
      ? emails.map(async (email) => [await deliverEmail(delivery, email)])
      : [deliverBatch(delivery, emails)]
  const results = await Promise.allSettled(requests)
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return result.value
    // They are due again after 30 s. Their key prevents sending them twice.
    console.error(logLine('deliver-emails: cannot store the result:', result.reason))
    return []
  })
}
