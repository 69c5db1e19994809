import * as z from 'zod'
import {personLanguage} from '../form-fields/person.ts'

/** The secret part of a link that renews a membership. */
export const renewalToken = z.string().regex(/^[0-9a-f]{64}$/)

/** Body of a request to renew-membership: without a token it is for the membership of the caller's account. */
export const renewalRequest = z.object({token: renewalToken.optional(), locale: personLanguage.optional()})

export type RenewalRequest = z.output<typeof renewalRequest>
