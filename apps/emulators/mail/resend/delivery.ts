import type {Sender} from '../inbox/send.ts'
import type {Email} from '../email.ts'
import type {SentEmails} from './sent-emails.ts'
import {fateOf} from './test-address.ts'
import type {WebhookPublisher} from '../webhooks/webhook-publisher.ts'

export interface Delivery {
  /** It also resolves when the email has bounced, or has failed and will be tried again. */
  deliver(id: string, email: Email): Promise<void>
  /** An earlier process may have accepted an email without delivering it. */
  deliverPending(): Promise<void>
  /** The next start delivers what has failed. */
  stop(): void
}

const RETRY_MS = 2000

export function createDelivery(
  sent: SentEmails,
  sender: Sender,
  {publish}: Pick<WebhookPublisher, 'publish'>,
): Delivery {
  const retries = new Set<NodeJS.Timeout>()

  /** @param isNew before the first attempt */
  async function arrive(id: string, email: Email, isNew = false) {
    const fate = fateOf(email)
    try {
      if (isNew) publish('email.sent', id, email)
      if (fate === 'delivered' || fate === 'complained') {
        await sender.send(id, email)
        publish('email.delivered', id, email)
      }
      if (fate !== 'delivered') publish(`email.${fate}`, id, email)
      sent.delivered(id, email)
    } catch (error) {
      console.error(`Email ${id} is not in the inbox yet:`, error)
      const retry = setTimeout(() => {
        retries.delete(retry)
        void arrive(id, email)
      }, RETRY_MS)
      retries.add(retry)
    }
  }

  return {
    deliver: (id, email) => arrive(id, email, true),
    async deliverPending() {
      for (const {id, email} of sent.undelivered()) await arrive(id, email)
    },
    stop() {
      for (const retry of retries) clearTimeout(retry)
    },
  }
}
