import {maximumPhotoBytes} from '@site/schemas/requests/photo'

export type PhotoFault = 'tooLarge' | 'notAPicture'

/** Pixels of the longer side: more than any page shows, and a fifth of what a phone takes. */
const LONGEST_SIDE = 2560
const QUALITY = 0.88

/**
 * A picture as it is sent: upright, no larger than a page needs, and without the place where it was taken, which never
 * leaves the device.
 */
export async function preparePhoto(
  file: File,
): Promise<{ok: true; photo: Blob} | {ok: false; error: PhotoFault}> {
  if (file.size > maximumPhotoBytes) return {ok: false, error: 'tooLarge'}
  const picture = await createImageBitmap(file, {imageOrientation: 'from-image'}).catch(() => null)
  if (!picture) return {ok: false, error: 'notAPicture'}
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return {ok: false, error: 'notAPicture'}
  // JPEG has no transparency: what was clear becomes white, not black.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return photo ? {ok: true, photo} : {ok: false, error: 'notAPicture'}
}
