import {Buffer} from 'node:buffer'
import {buffer} from 'node:stream/consumers'
import exifBeGone from 'exif-be-gone'

// A CommonJS module with a default export: the runtimes hand over the module, its types the export.
const ExifTransformer = 'default' in exifBeGone ? (exifBeGone.default as typeof exifBeGone) : exifBeGone

/** The same picture without EXIF and XMP, where cameras write the place. */
export async function removeMetadata(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const transformer = new ExifTransformer()
  const cleaned = buffer(transformer)
  transformer.end(Buffer.from(bytes))
  return new Uint8Array(await cleaned)
}
