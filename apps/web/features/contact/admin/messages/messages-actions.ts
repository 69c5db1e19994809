import type {MessageStatus} from '@site/schemas/statuses/contact-message'
import {query, type Result} from '#/supabase/query.ts'

export function setMessageStatus(messageId: string, status: MessageStatus): Promise<Result<undefined>> {
  return query((supabase) => supabase.rpc('set_contact_message_status', {message_id: messageId, status}))
}

/** The subject gets one `Re:`, however often the message was answered already. */
export function replySubject(subject: string): string {
  return `Re: ${subject.replace(/^(?:\s*re\s*:)+\s*/i, '')}`
}
