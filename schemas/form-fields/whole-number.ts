import * as z from 'zod'
import {readableLine} from '../texts/readable-text.ts'

interface WholeNumberOptions {
  min: number
  max: number
  error: string
}

export const wholeNumber = ({min, max, error}: WholeNumberOptions) =>
  z
    .union([z.number(), z.string()], error)
    .transform((typed) => (typeof typed === 'string' ? readableLine(typed) : typed))
    .refine((typed) => typed !== '', {error: 'required', abort: true})
    .transform((typed) => (typeof typed === 'number' || /^\d{1,6}$/.test(typed) ? Number(typed) : null))
    .pipe(z.int(error).min(min, error).max(max, error))
