import * as z from 'zod'
import {emailAddress} from '../form-fields/email-address.ts'

export const PASSWORD_MIN = 6

/** Supabase Auth rejects more than 72 bytes, because bcrypt would ignore the rest. */
export const newPassword = z
  .string()
  .min(1, 'required')
  .min(PASSWORD_MIN, 'passwordShort')
  .refine((password) => new TextEncoder().encode(password).length <= 72, 'passwordLong')

export const passwordResetRequest = z.object({email: emailAddress})
export type PasswordResetRequest = z.infer<typeof passwordResetRequest>

export const newPasswordRequest = z.object({password: newPassword})
export type NewPasswordRequest = z.infer<typeof newPasswordRequest>

export const passwordChangeRequest = z.object({
  currentPassword: z.string().min(1, 'required'),
  password: newPassword,
})
export type PasswordChangeRequest = z.infer<typeof passwordChangeRequest>

export const accountDeletionRequest = z.object({password: z.string().min(1, 'required')})
export type AccountDeletionRequest = z.infer<typeof accountDeletionRequest>
