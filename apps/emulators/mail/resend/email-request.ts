import * as z from 'zod'
import type {Attachment, Email} from '../email.ts'
import {mailbox, type AddressField} from './mailbox.ts'
import {invalid, missing, ResendError} from './resend-error.ts'

const maxRecipients = 50
const text = z.string().nullish()
const addresses = z.union([z.string(), z.array(z.string())]).nullish()
/** `JSON.stringify` turns a Buffer into this. */
const bytes = z.object({type: z.literal('Buffer'), data: z.array(z.number())})

const attachmentShape = z.object({
  filename: z.union([z.string(), z.literal(false)]).nullish(),
  content: z.union([z.string(), bytes]).nullish(),
  path: text,
  content_type: text,
  content_id: text,
})

const emailShape = z.object({
  from: text,
  to: addresses,
  cc: addresses,
  bcc: addresses,
  reply_to: addresses,
  subject: text,
  html: text,
  text,
  headers: z.record(z.string(), z.string()).nullish(),
  tags: z.array(z.object({name: z.string(), value: z.string()})).nullish(),
  attachments: z.array(attachmentShape).nullish(),
  scheduled_at: z.null().optional(),
  template: z.null().optional(),
  topic_id: z.null().optional(),
})

/** @throws {ResendError} */
export function parseEmail(body: unknown): Email {
  const parsed = emailShape.safeParse(body)
  if (!parsed.success) throw invalid(faultOf(parsed.error))
  const given = parsed.data
  if (!given.from) throw missing('from')
  if (!given.to?.length) throw missing('to')
  if (!given.subject) throw missing('subject')
  if (!given.html && !given.text) throw invalid('Missing `html` or `text` field.')
  return {
    from: mailbox('from', given.from),
    to: mailboxes('to', given.to),
    cc: mailboxes('cc', given.cc),
    bcc: mailboxes('bcc', given.bcc),
    replyTo: mailboxes('reply_to', given.reply_to),
    subject: given.subject,
    html: given.html ?? undefined,
    text: given.text ?? undefined,
    headers: given.headers ?? {},
    tags: checkedTags(given.tags ?? []),
    attachments: (given.attachments ?? []).map(toAttachment),
  }
}

function faultOf({issues}: z.ZodError): string {
  const [field = ''] = issues[0]?.path ?? []
  if (field === 'scheduled_at' || field === 'template' || field === 'topic_id') {
    return `The \`${field}\` field is not known to the local Resend.`
  }
  return field === '' ? 'The request body must be an object.' : `Invalid \`${String(field)}\` field.`
}

function mailboxes(field: AddressField, given: string | string[] | null | undefined): string[] {
  const list = typeof given === 'string' ? [given] : (given ?? [])
  if (list.length > maxRecipients)
    throw invalid(`The \`${field}\` field has more than ${maxRecipients} recipients.`)
  return list.map((each) => mailbox(field, each))
}

function checkedTags(tags: Email['tags']) {
  const isWellFormed = (part: string) => /^[\w-]{1,256}$/.test(part)
  if (!tags.every(({name, value}) => isWellFormed(name) && isWellFormed(value))) {
    throw invalid('Tags should only contain ASCII letters, numbers, underscores, or dashes.')
  }
  return tags
}

function toAttachment(given: z.infer<typeof attachmentShape>): Attachment {
  const {content, path} = given
  const isFetchable = path != null && /^https?:\/\//i.test(path)
  if (content == null && !isFetchable) {
    throw new ResendError(422, 'invalid_attachment', 'Attachment must have either a `content` or `path`.')
  }
  return {
    filename: given.filename || undefined,
    content: content == null ? undefined : typeof content === 'string' ? content : toBase64(content.data),
    path: path ?? undefined,
    contentType: given.content_type ?? undefined,
    contentId: given.content_id ?? undefined,
  }
}

const toBase64 = (data: number[]) => Buffer.from(data).toString('base64')
