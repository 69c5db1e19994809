import type {Email} from '../email.ts'
import {parseEmail} from './email-request.ts'
import {invalid, ResendError} from './resend-error.ts'

const maxEmails = 100

interface Batch {
  emails: Email[]
  /** A permissive batch skips these emails. */
  errors: {index: number; message: string}[]
}

/** A strict batch is sent whole or not at all. @throws {ResendError} */
export function parseBatch(body: unknown, isPermissive: boolean): Batch {
  if (!Array.isArray(body) || body.length === 0) throw invalid('The request body must be an array of emails.')
  if (body.length > maxEmails) throw invalid(`A batch may have at most ${maxEmails} emails.`)
  const batch: Batch = {emails: [], errors: []}
  for (const [index, each] of body.entries()) {
    try {
      batch.emails.push(parseBatchEmail(each))
    } catch (error) {
      if (!isPermissive || !(error instanceof ResendError)) throw error
      batch.errors.push({index, message: error.message})
    }
  }
  return batch
}

function parseBatchEmail(body: unknown): Email {
  const email = parseEmail(body)
  if (email.attachments.length > 0) throw invalid('The `attachments` field is not supported in a batch.')
  return email
}
