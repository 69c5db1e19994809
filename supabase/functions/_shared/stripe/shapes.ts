import {withoutControls} from '@site/schemas/texts/readable-text'
import * as z from 'zod'

export const id = z.string().min(1).max(255)
/** An id, or the object that has it. */
export const reference = z.union([id, z.object({id}).transform((object) => object.id)])
/** A payer may have typed what the database cannot store, such as a null character. */
export const text = z.string().transform(withoutControls)
export const pence = z.int().min(0).max(2_147_483_647)
export const signedPence = z.int().min(-2_147_483_648).max(2_147_483_647)
export const currency = z.string().regex(/^[a-z]{3}$/i)
/** Unix time, within the range of the database's calendar. */
export const instant = z
  .int()
  .min(0)
  .max(99_999_999_999)
  .transform((seconds) => new Date(seconds * 1000).toISOString())
