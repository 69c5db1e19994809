import * as z from 'zod'
import {readableLine} from '../texts/readable-text.ts'

/** Size limit of a photo, in bytes. */
export const maximumPhotoBytes = 10 * 1024 * 1024

/** Formats that the edge function accepts: it can strip all camera metadata from them. */
export const photoTypes = ['image/jpeg', 'image/png'] as const

/** Formats that can be picked; the browser converts them to JPEG. */
export const pickableTypes = [...photoTypes, 'image/webp'] as const

const alternativeText = z.string().transform(readableLine).pipe(z.string().min(1).max(300))

/** Form fields of a request to upload-photo, next to the file. */
export const photoUpload = z.object({
  albumKey: z.string().regex(/^[a-z0-9][a-z0-9-]{0,95}$/),
  altLt: alternativeText,
  altEn: alternativeText,
})

export type PhotoUpload = z.infer<typeof photoUpload>

/** Body of a request to review-photo. */
export const photoReview = z.object({
  id: z.uuid(),
  decision: z.enum(['publish', 'discard']),
})

export type PhotoReview = z.infer<typeof photoReview>
