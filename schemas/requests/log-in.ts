import * as z from 'zod'

/** As browsers check addresses, but with a dot in the domain: `rasa@gmail` is a mistake, and gets no email. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** A typed email address. In all request schemas, error messages are codes that the form translates. */
export const emailAddress = z
  .string()
  .trim()
  .min(1, 'required')
  .max(254, 'tooLong')
  .pipe(z.email({error: 'emailInvalid', pattern}))

export const logInRequest = z.object({
  email: emailAddress,
  password: z.string().min(1, 'required'),
})

export type LogInRequest = z.infer<typeof logInRequest>
