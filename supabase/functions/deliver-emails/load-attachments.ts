import {Buffer} from 'node:buffer'
import type {Attachment} from '../_shared/email/email-parts.ts'

/** As Resend takes it. */
export interface LoadedAttachment {
  filename: string
  contentType: string
  /** In base64. */
  content: string
}

const TIMEOUT_MS = 5000

/**
 * Takes attachments from the site.
 *
 * @throws {Error} when the site does not have one at present: the email is tried again later
 */
export function loadAttachments(attachments: readonly Attachment[]): Promise<LoadedAttachment[]> {
  return Promise.all(
    attachments.map(async ({url, ...attachment}) => {
      const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)})
      if (!response.ok) throw new Error(`No attachment at ${url}: ${response.status}`)
      return {...attachment, content: Buffer.from(await response.arrayBuffer()).toString('base64')}
    }),
  )
}
