import * as z from 'zod'

/** As browsers check addresses, but with a dot in the domain: `rasa@gmail` is a mistake, and gets no email. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** What pasted text brings along that nobody sees, such as marks of direction and spaces that do not break. */
const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}\u00a0\u2007\u202f]/gu

/** An address whose domain has other letters than a to z as mail servers know it: `rasa@xn--bendruomen-0mb.lt`. */
function withAsciiDomain(address: string): string {
  const [, mailbox, domain] = /^([^@]*@)([^@\s/\\?#:[\]%]*\P{ASCII}[^@\s/\\?#:[\]%]*)$/u.exec(address) ?? []
  return domain && URL.canParse(`https://${domain}`)
    ? mailbox + new URL(`https://${domain}`).hostname
    : address
}

/** A typed email address. In all request schemas, error messages are codes that the form translates. */
export const emailAddress = z
  .string()
  .transform((typed) => withAsciiDomain(typed.replaceAll(unseen, '').trim()))
  .pipe(
    z
      .string()
      .min(1, 'required')
      .max(254, 'tooLong')
      .pipe(z.email({error: 'emailInvalid', pattern})),
  )

export const logInRequest = z.object({
  email: emailAddress,
  password: z.string().min(1, 'required'),
})

export type LogInRequest = z.infer<typeof logInRequest>
