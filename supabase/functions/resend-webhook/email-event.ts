import {withoutControls} from '@site/schemas/texts/readable-text'
import type {UnreachedReason} from '@site/schemas/statuses/email'
import {emailEvents} from '@site/schemas/webhooks/email-events'
import * as z from 'zod'

export interface EmailEvent {
  providerId: string
  event: 'delivered' | UnreachedReason
  occurredAt: string
  reason: string | null
  /** Addresses that get no more newsletters. */
  suppressed: string[]
}

/** Other mail servers may send characters that the database cannot store. */
const text = z.string().transform(withoutControls)
const data = z.object({email_id: text.pipe(z.string().min(1).max(200)), to: z.array(text)})
const timed = {created_at: z.iso.datetime({offset: true})}

const shape = z.discriminatedUnion('type', [
  z.object({...timed, type: z.literal(['email.delivered', 'email.complained']), data}),
  z.object({
    ...timed,
    type: z.literal('email.bounced'),
    data: data.extend({bounce: z.object({message: text, type: z.string()})}),
  }),
  z.object({
    ...timed,
    type: z.literal('email.suppressed'),
    data: data.extend({suppressed: z.object({message: text})}),
  }),
  z.object({
    ...timed,
    type: z.literal('email.failed'),
    data: data.extend({failed: z.object({reason: text})}),
  }),
])

type Webhook = z.infer<typeof shape>

const known = new Set<string>(emailEvents)

const temporaryBounces = new Set(['Transient', 'Undetermined'])

/** @returns null for other events, such as an opened email */
export function parseEmailEvent(payload: unknown): EmailEvent | null {
  const {type} = z.object({type: z.string()}).parse(payload)
  if (!known.has(type)) return null
  const webhook = shape.parse(payload)
  return {
    providerId: webhook.data.email_id,
    occurredAt: webhook.created_at,
    ...fateOf(webhook),
  }
}

function fateOf(webhook: Webhook): Pick<EmailEvent, 'event' | 'reason' | 'suppressed'> {
  const suppressed = webhook.data.to.map(addressOf)
  switch (webhook.type) {
    case 'email.delivered':
      return {event: 'delivered', reason: null, suppressed: []}
    case 'email.complained':
      return {event: 'complained', reason: null, suppressed}
    case 'email.bounced': {
      const {message, type} = webhook.data.bounce
      return {event: 'bounced', reason: message, suppressed: temporaryBounces.has(type) ? [] : suppressed}
    }
    case 'email.suppressed':
      return {event: 'bounced', reason: webhook.data.suppressed.message, suppressed}
    case 'email.failed':
      return {event: 'bounced', reason: webhook.data.failed.reason, suppressed: []}
  }
}

/** The address of `Name <email@example.com>`. */
const addressOf = (mailbox: string) => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox
