import {photoTypes} from '@site/schemas/requests/photo'
import {fileTypeFromBuffer} from 'file-type'
import {Refusal} from '../_shared/refusal.ts'
import {removeMetadata} from './remove-metadata.ts'

export interface Photo {
  /** Without what a camera wrote of place and owner. */
  bytes: Uint8Array<ArrayBuffer>
  type: (typeof photoTypes)[number]
  extension: 'jpg' | 'png'
}

const extensions = {'image/jpeg': 'jpg', 'image/png': 'png'} as const

/**
 * What a file is, by its content: neither its name nor what the browser calls it counts.
 *
 * @throws {Refusal} when it is neither JPEG nor PNG
 */
export async function readPhoto(bytes: Uint8Array): Promise<Photo> {
  const found = await fileTypeFromBuffer(bytes)
  const type = photoTypes.find((each) => each === found?.mime)
  if (!type) throw new Refusal('unsupported_image', 'Only JPEG and PNG pictures are taken')
  return {bytes: await removeMetadata(bytes), type, extension: extensions[type]}
}
