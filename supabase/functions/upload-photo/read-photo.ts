import {photoTypes} from '@site/schemas/requests/photo'
import exifBeGone from 'exif-be-gone'
import {fileTypeFromBuffer} from 'file-type'
import {Buffer} from 'node:buffer'
import type {Transform} from 'node:stream'
import {buffer} from 'node:stream/consumers'
import {HttpError} from '../_shared/http-error.ts'

export interface Photo {
  bytes: Awaited<ReturnType<typeof removeMetadata>>
  type: (typeof photoTypes)[number]
  extension: 'jpg' | 'png'
}

/** Its own types claim to be of another module format. The CLI of Supabase sends no types that only a comment names. */
const ExifTransformer = exifBeGone as unknown as new () => Transform

const extensions = {'image/jpeg': 'jpg', 'image/png': 'png'} as const

/** @throws {HttpError} unsupported_image unless the content, not the browser's word for it, is JPEG or PNG */
export async function readPhoto(bytes: Uint8Array): Promise<Photo> {
  const found = await fileTypeFromBuffer(bytes)
  const type = photoTypes.find((each) => each === found?.mime)
  if (!type) throw new HttpError('unsupported_image', 'Only JPEG and PNG pictures are taken')
  return {bytes: await removeMetadata(bytes), type, extension: extensions[type]}
}

/** Removes EXIF and XMP, which may contain the location. */
async function removeMetadata(bytes: Uint8Array) {
  const transformer = new ExifTransformer()
  const cleaned = buffer(transformer)
  transformer.end(Buffer.from(bytes))
  return new Uint8Array(await cleaned)
}
