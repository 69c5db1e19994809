import type {Sender} from '../inbox/send.ts'
import type {Email} from './email-request.ts'
import type {SentEmails} from './sent-emails.ts'

export interface Delivery {
  /** Resolves when the email is in the inbox, or has to wait for the next start. */
  deliver(id: string, email: Email): Promise<void>
  /** What an earlier process accepted and did not get rid of. */
  deliverLeftOver(): Promise<void>
}

/** What is accepted reaches the inbox, if need be after a restart. */
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
    async deliverLeftOver() {
      for (const {id, email} of sent.undelivered()) await deliver(id, email)
    },
  }
}
