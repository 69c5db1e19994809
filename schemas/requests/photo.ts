import * as z from 'zod'
import {readableLine} from './readable-text.ts'

/** Bytes of the largest photo that is taken. */
export const maximumPhotoBytes = 10 * 1024 * 1024

/** What is taken; of these alone all that a camera adds can be removed. */
export const photoTypes = ['image/jpeg', 'image/png'] as const

/** What may be chosen in the browser, which makes a JPEG of it. */
export const pickableTypes = [...photoTypes, 'image/webp'] as const

const alternativeText = z.string().transform(readableLine).pipe(z.string().min(1).max(300))

/** What goes with the file to upload-photo, as fields of the same form. */
export const photoUpload = z.object({
  albumKey: z.string().regex(/^[a-z0-9][a-z0-9-]{0,95}$/),
  altLt: alternativeText,
  altEn: alternativeText,
})

export type PhotoUpload = z.infer<typeof photoUpload>

/** What review-photo takes. */
export const photoReview = z.object({
  id: z.uuid(),
  decision: z.enum(['publish', 'discard']),
})

export type PhotoReview = z.infer<typeof photoReview>
