import {maximumPhotoBytes, photoUpload} from '@site/schemas/requests/photo'
import * as z from 'zod'

const photoError = z.enum(['tooLarge', 'notAPicture'])

type PhotoError = z.infer<typeof photoError>

const {altLt, altEn} = photoUpload.shape
const fileFields = z.object({key: z.string(), name: z.string()})

/** A file that cannot be uploaded needs no texts. */
const pickedPhoto = z.discriminatedUnion('ok', [
  fileFields.extend({ok: z.literal(true), photo: z.instanceof(Blob), preview: z.string(), altLt, altEn}),
  fileFields.extend({ok: z.literal(false), error: photoError}),
])

export const pickedPhotos = z.object({photos: z.array(pickedPhoto)})

export type PickedPhoto = z.input<typeof pickedPhoto>

/** The preview is an object URL. */
export async function pickPhoto(picked: File): Promise<PickedPhoto> {
  const {name} = picked
  const key = crypto.randomUUID()
  const prepared = await preparePhoto(picked)
  if (!prepared.ok) return {...prepared, key, name}
  return {...prepared, key, name, preview: URL.createObjectURL(prepared.photo), altLt: '', altEn: ''}
}

/** The longer side in pixels is more than any page shows, and much less than a phone's camera takes. */
const MAX_SIDE = 2560
const QUALITY = 0.88

/** The prepared photo is upright, scaled down, and without metadata such as the location. */
async function preparePhoto(file: File): Promise<{ok: true; photo: Blob} | {ok: false; error: PhotoError}> {
  if (file.size > maximumPhotoBytes) return {ok: false, error: 'tooLarge'}
  const picture = await createImageBitmap(file, {imageOrientation: 'from-image'}).catch(() => null)
  if (!picture) return {ok: false, error: 'notAPicture'}
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return {ok: false, error: 'notAPicture'}
  // JPEG has no transparency: transparent parts become white instead of black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return photo ? {ok: true, photo} : {ok: false, error: 'notAPicture'}
}
