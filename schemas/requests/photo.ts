import * as z from 'zod'
import {contentKey} from '../form-fields/content-key.ts'
import {filledLine} from '../form-fields/text.ts'

export const maximumPhotoBytes = 10 * 1024 * 1024

/** What browsers send: other formats, and whatever has to be turned, they convert. */
export const photoTypes = ['image/jpeg', 'image/png'] as const

/** The browser converts WebP to JPEG. */
export const pickableTypes = [...photoTypes, 'image/webp'] as const

const alternativeText = filledLine(300)

export const photoUpload = z.object({
  albumKey: contentKey,
  altLt: alternativeText,
  altEn: alternativeText,
})

export type PhotoUpload = z.infer<typeof photoUpload>

export const photoReview = z.object({
  id: z.uuid(),
  decision: z.enum(['publish', 'discard']),
})

export type PhotoReview = z.infer<typeof photoReview>
