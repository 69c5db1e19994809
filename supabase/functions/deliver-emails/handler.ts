import {requireService} from '../_shared/caller.ts'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {claimEmails} from '../_shared/outbox.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {deliverEmail, type Outcome} from './deliver-email.ts'
import {createMailService} from './mail-service.ts'

/** A batch that has begun may take as long as one mail may, and a function may run for 30 s. */
const claimForMs = 18_000

/** Resend takes only a few requests a second. */
const batchSize = 5

/** Empties the outbox. Several at once share the work: a mail is claimed by one of them. */
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
  answer: async (request, env) => {
    await requireService(request, env)
    const client = createServiceClient(env)
    const delivery = {client, send: createMailService(env), siteUrl: env.SITE_URL}
    const counts: Record<Outcome, number> = {sent: 0, retried: 0, failed: 0}
    const end = Date.now() + claimForMs
    while (Date.now() < end) {
      const emails = await claimEmails(client, batchSize)
      if (emails.length === 0) break
      const outcomes = await Promise.allSettled(emails.map((email) => deliverEmail(delivery, email)))
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') counts[outcome.value] += 1
        // It comes again after 5 minutes, and its key keeps it from being sent twice.
        else console.error('deliver-emails: the outbox does not take the outcome:', outcome.reason)
      }
    }
    return Response.json(counts)
  },
})
