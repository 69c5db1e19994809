import * as z from 'zod'
import {contentKey} from '../form-fields/content-key.ts'
import {personLanguage} from '../form-fields/person.ts'

export const discountCodeRequest = z.object({eventKey: contentKey, locale: personLanguage.optional()})

export type DiscountCodeRequest = z.output<typeof discountCodeRequest>
