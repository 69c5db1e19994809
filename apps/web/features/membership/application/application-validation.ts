import {validationOf} from '#/ui/forms/validation-of.ts'
import {applicationForm} from './application-fields.ts'

export const applicationValidation = validationOf(applicationForm)
