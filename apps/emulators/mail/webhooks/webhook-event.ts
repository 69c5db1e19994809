import {messageId, type Email} from '../email.ts'

export type WebhookEventType =
  'email.sent' | 'email.delivered' | 'email.bounced' | 'email.complained' | 'email.suppressed'

const details: Partial<Record<WebhookEventType, object>> = {
  'email.bounced': {
    bounce: {
      message: 'The recipient’s email provider sent a hard bounce message.',
      subType: 'General',
      type: 'Permanent',
    },
  },
  'email.suppressed': {
    suppressed: {message: 'The recipient is on the suppression list.', type: 'OnAccountSuppressionList'},
  },
}

/** @see https://resend.com/docs/webhooks/event-types */
export function webhookEvent(type: WebhookEventType, id: string, email: Email, at: Date) {
  return {
    type,
    created_at: at.toISOString(),
    data: {
      created_at: at.toISOString(),
      email_id: id,
      message_id: messageId(id),
      from: email.from,
      to: email.to,
      subject: email.subject,
      tags: Object.fromEntries(email.tags.map(({name, value}) => [name, value])),
      ...details[type],
    },
  }
}
