const named = /^([^<>]*)<([^<>]+)>$/

export interface Attachment {
  filename: string | undefined
  /** The content is in base64. */
  content: string | undefined
  /** An attachment without content is fetched from this URL. */
  path: string | undefined
  contentType: string | undefined
  contentId: string | undefined
}

export interface Email {
  from: string
  to: string[]
  cc: string[]
  bcc: string[]
  replyTo: string[]
  subject: string
  html: string | undefined
  text: string | undefined
  headers: Record<string, string>
  tags: {name: string; value: string}[]
  attachments: Attachment[]
}

/** A missing name is empty. */
export function splitMailbox(text: string): {name: string; address: string} {
  const [, name = '', bare = text] = named.exec(text.trim()) ?? []
  return {name: name.trim().replace(/^"(.*)"$/, '$1'), address: bare.trim()}
}

export const messageId = (id: string) => `<${id}@resend.local>`
