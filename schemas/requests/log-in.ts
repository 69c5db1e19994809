import * as z from 'zod'

/** A typed email address. In all request schemas, error messages are codes that the form translates. */
export const emailAddress = z
  .string()
  .trim()
  .min(1, 'required')
  .max(254, 'tooLong')
  .pipe(z.email({error: 'emailInvalid', pattern: z.regexes.html5Email}))

export const logInRequest = z.object({
  email: emailAddress,
  password: z.string().min(1, 'required'),
})

export type LogInRequest = z.infer<typeof logInRequest>
