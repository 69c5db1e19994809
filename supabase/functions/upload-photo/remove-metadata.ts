import {Buffer} from 'node:buffer'
import {buffer} from 'node:stream/consumers'
import ExifTransformer from 'exif-be-gone'

/** The same picture without EXIF and XMP, where cameras write the place. */
export async function removeMetadata(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const transformer = new ExifTransformer()
  const cleaned = buffer(transformer)
  transformer.end(Buffer.from(bytes))
  return new Uint8Array(await cleaned)
}
