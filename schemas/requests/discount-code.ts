import * as z from 'zod'
import {personLanguage} from '../form-fields/person.ts'
import {registrationKey} from './submission-fields.ts'

export const discountCodeRequest = z.object({eventKey: registrationKey, locale: personLanguage.optional()})

export type DiscountCodeRequest = z.output<typeof discountCodeRequest>
