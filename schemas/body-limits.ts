import {maximumPhotoBytes} from './requests/photo.ts'

const KB = 1024

/** What anybody may send in one request (docs/decisions/068). */
export const maxBodyBytes = 64 * KB

/** What a function of the database takes of whoever may send it a list or a newsletter (`private.may_send_much()`). */
export const maxRoleBodyBytes = 2048 * KB

/** Stripe writes all lines of an invoice into an event, which is read once its signature fits. */
const largerBodies: Record<string, number> = {
  'stripe-webhook': 256 * KB,
  'send-newsletter': 1024 * KB,
  'upload-photo': maximumPhotoBytes + maxBodyBytes,
}

/** What may be sent to an edge function. */
export const functionBodyBytes = (name: string): number =>
  Object.hasOwn(largerBodies, name) ? (largerBodies[name] ?? maxBodyBytes) : maxBodyBytes
