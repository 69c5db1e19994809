import {validationOf} from '#/ui/forms/validation-of.ts'
import {donationFields} from './donation-fields.ts'

export const donationValidation = validationOf(donationFields)
