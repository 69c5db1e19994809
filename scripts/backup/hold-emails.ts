import type {TransactionSql} from 'postgres'

/**
 * What waited to be sent when the backup was made may have been sent since. Nothing of it is sent by itself: emails are listed
 * as failed, where an admin can resend each, a newsletter under way is stopped, and a scheduled one is a draft again.
 */
export async function holdEmails(tx: TransactionSql): Promise<number> {
  const held = await tx`
    update public.email_outbox set
      status = 'failed', failed_at = now(), batch_id = null,
      data = case when kind = 'account' then '{}' else data end,
      last_error = 'It waited when the backup was made that was restored, and may have been sent since'
    where status in ('queued', 'sending') and kind <> 'newsletter'`
  const stopped = await tx`update public.newsletter_issues set status = 'stopped' where status = 'sending'`
  const unscheduled = await tx`
    update public.newsletter_issues set status = 'draft', send_at = null where status = 'scheduled'`
  return held.count + stopped.count + unscheduled.count
}
