import {invalid, ResendError} from './resend-error.ts'

/** The local part and the domain as Resend takes them; what stands before them is a name. */
const address = /^[^\s@<>,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i
const named = /^([^<>]*)<([^<>]+)>$/
const isAscii = (text: string) => /^\p{ASCII}*$/v.test(text)

export type AddressField = 'from' | 'to' | 'cc' | 'bcc' | 'reply_to'

/**
 * A checked `email@example.com` or `Name <email@example.com>`.
 * @throws {ResendError} in Resend's words
 */
export function mailbox(field: AddressField, text: string): string {
  const bare = splitMailbox(text).address
  if (!isAscii(bare)) throw refusal(field, 'The email address contains non-ASCII characters.')
  if (!address.test(bare) || /\p{Cc}/u.test(text)) {
    throw refusal(
      field,
      'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.',
    )
  }
  return text
}

/** The name is empty when there is none. */
export function splitMailbox(text: string): {name: string; address: string} {
  const [, name = '', bare = text] = named.exec(text.trim()) ?? []
  return {name: name.trim().replace(/^"(.*)"$/, '$1'), address: bare.trim()}
}

function refusal(field: AddressField, reason: string) {
  const message = `Invalid \`${field}\` field. ${reason}`
  return field === 'from' ? new ResendError(422, 'invalid_from_address', message) : invalid(message)
}
