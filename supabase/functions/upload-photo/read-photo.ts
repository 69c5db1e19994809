import {formatOf} from '@site/schemas/pictures/picture-format'
import {BrokenPicture, type Bytes, withoutMetadata} from '@site/schemas/pictures/without-metadata'
import type {photoTypes} from '@site/schemas/requests/photo'
import {HttpError} from '../_shared/http-error.ts'

export interface Photo {
  /** Without the place, the camera and whatever else it does not need to be shown. */
  bytes: Bytes
  type: (typeof photoTypes)[number]
  extension: 'jpg' | 'png'
}

/** @throws {HttpError} unsupported_image unless the content, not the browser's word for it, is a whole JPEG or PNG */
export async function readPhoto(file: Blob): Promise<Photo> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const format = formatOf(bytes)
  if (format === 'jpeg') return {bytes: await cleaned(bytes, format), type: 'image/jpeg', extension: 'jpg'}
  if (format === 'png') return {bytes: await cleaned(bytes, format), type: 'image/png', extension: 'png'}
  throw new HttpError('unsupported_image', 'Only JPEG and PNG pictures are taken')
}

async function cleaned(bytes: Bytes, format: 'jpeg' | 'png') {
  try {
    return new Uint8Array(await new Blob(withoutMetadata(bytes, format).parts).arrayBuffer())
  } catch (error) {
    if (!(error instanceof BrokenPicture)) throw error
    throw new HttpError('unsupported_image', 'The picture is not whole', {cause: error})
  }
}
