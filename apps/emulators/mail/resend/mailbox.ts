import {splitMailbox} from '../email.ts'
import {invalid, ResendError} from './resend-error.ts'

/** This is an address as Resend accepts it, without a name. */
const address = /^[^\s@<>,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i
/** Resend refuses to send to these domains, because all emails would bounce. */
const refusedDomain = /@(?:example\.(?:com|net|org)|test\.com)$/i
const isAscii = (text: string) => /^\p{ASCII}*$/v.test(text)

export type AddressField = 'from' | 'to' | 'cc' | 'bcc' | 'reply_to'

/** Accepts `email@example.com` or `Name <email@example.com>`, and returns it unchanged. @throws {ResendError} */
export function mailbox(field: AddressField, text: string): string {
  const bare = splitMailbox(text).address
  if (!isAscii(bare)) throw invalidMailbox(field, 'The email address contains non-ASCII characters.')
  if (!address.test(bare) || /\p{Cc}/u.test(text)) {
    throw invalidMailbox(
      field,
      'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.',
    )
  }
  if (field !== 'from' && field !== 'reply_to' && refusedDomain.test(bare)) {
    throw invalidMailbox(field, 'Please use our testing email address instead of domains like `example.com`.')
  }
  return text
}

function invalidMailbox(field: AddressField, reason: string) {
  const message = `Invalid \`${field}\` field. ${reason}`
  return field === 'from' ? new ResendError(422, 'invalid_from_address', message) : invalid(message)
}
