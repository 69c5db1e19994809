import type {Sender} from '../inbox/send.ts'
import type {Email} from './email-request.ts'
import type {SentEmails} from './sent-emails.ts'

export interface Delivery {
  /** Resolves when the email is in the inbox, or has failed and waits for the next start. */
  deliver(id: string, email: Email): Promise<void>
  /** Delivers what an earlier process accepted but did not deliver. */
  deliverPending(): Promise<void>
}

/** Delivers accepted emails to the inbox, if necessary after a restart. */
export function createDelivery(sent: SentEmails, sender: Sender): Delivery {
  async function deliver(id: string, email: Email) {
    try {
      await sender.send(id, email)
      sent.delivered(id, email)
    } catch (error) {
      console.error(`Email ${id} is not in the inbox yet:`, error)
    }
  }

  return {
    deliver,
    async deliverPending() {
      for (const {id, email} of sent.undelivered()) await deliver(id, email)
    },
  }
}
