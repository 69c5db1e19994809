import {validationOf} from '#/ui/forms/validation-of.ts'
import {adultFields} from './adult-fields.ts'
import {childrenFields} from './children-fields.ts'

export const adultValidation = validationOf(adultFields)

export const childrenValidation = validationOf(childrenFields)
