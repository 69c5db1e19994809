import {logLine} from '@site/schemas/requests/log-line'
import {requireService} from '../_shared/caller.ts'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {claimEmails} from '../_shared/outbox.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {deliverEmail, type DeliveryStatus} from './deliver-email.ts'
import {createEmailService} from './email-service.ts'

/** Stops claiming after this time: a function may run for 30 s, and a batch takes up to 8 s. */
const claimingMs = 18_000

/** Resend accepts only a few requests per second. */
const batchSize = 5

/** Sends the emails of the outbox. Concurrent calls share the work: each email is claimed by one of them. */
export const handler = defineHandler({
  name: 'deliver-emails',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SITE_URL: variable.SITE_URL,
    RESEND_API_KEY: variable.RESEND_API_KEY,
    RESEND_BASE_URL: variable.RESEND_BASE_URL,
    MAIL_FROM: variable.MAIL_FROM,
  },
  handle: async (request, env) => {
    await requireService(request, env)
    const client = createServiceClient(env)
    const delivery = {client, send: createEmailService(env), siteUrl: env.SITE_URL}
    const counts: Record<DeliveryStatus, number> = {sent: 0, retried: 0, failed: 0}
    const end = Date.now() + claimingMs
    while (Date.now() < end) {
      const emails = await claimEmails(client, batchSize)
      if (emails.length === 0) break
      const results = await Promise.allSettled(emails.map((email) => deliverEmail(delivery, email)))
      for (const result of results) {
        if (result.status === 'fulfilled') counts[result.value] += 1
        // The email is due again after 5 minutes. Its key prevents sending it twice.
        else console.error(logLine('deliver-emails: cannot store the result:', result.reason))
      }
    }
    return Response.json(counts)
  },
})
