import * as z from 'zod'
import {personLanguage} from '../form-fields/person.ts'

export const renewalToken = z.string().regex(/^[0-9a-f]{64}$/)

/** Without a token, the request renews the membership of the caller's account. */
export const renewalRequest = z.object({token: renewalToken.optional(), locale: personLanguage.optional()})

export type RenewalRequest = z.output<typeof renewalRequest>
