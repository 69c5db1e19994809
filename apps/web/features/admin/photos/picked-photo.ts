import {photoUpload} from '@site/schemas/requests/photo'
import type {PhotoFault} from './prepare-photo.ts'
import type {UploadError} from './admin-photos-actions.ts'

/** A photo that an admin has chosen and not sent yet. */
export interface PickedPhoto {
  id: string
  name: string
  /** Address of the prepared picture in this browser; null for a file that cannot be sent. */
  preview: string | null
  photo: Blob | null
  altLt: string
  altEn: string
  fault?: PhotoFault | UploadError
  /** From 0 to 1 while it is being sent. */
  progress?: number
}

export type AltFault = 'altMissing' | 'altTooLong'

/** What is wrong with a description, if anything is. */
export function altFault(text: string): AltFault | undefined {
  if (photoUpload.shape.altLt.safeParse(text).success) return undefined
  return text.trim() === '' ? 'altMissing' : 'altTooLong'
}
