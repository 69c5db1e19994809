import * as z from 'zod'
import {languages} from '../languages.ts'
import {readableLine} from '../texts/readable-text.ts'

export const personName = z
  .string()
  .transform(readableLine)
  .pipe(z.string().min(1, 'required').max(80, 'tooLong'))

export const personLanguage = z.enum(languages.map(({id}) => id))
