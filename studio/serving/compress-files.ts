import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'
import {encodings, isCompressible, type Encoding} from './encodings.ts'

/** Less gains nothing. */
const minBytes = 1024

/** Nine is a tenth larger than the best of brotli, eleven, and takes a fifteenth of its time. */
const compress: Record<Encoding['name'], (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, {level: 9}),
}

/**
 * Writes a compressed copy beside each text file of a built Studio, for each encoding. Resolves to the bytes of these
 * files and of their brotli copies.
 */
export async function compressFiles(directory: string): Promise<{original: number; compressed: number}> {
  const sizes = {original: 0, compressed: 0}
  for (const name of await readdir(directory, {recursive: true})) {
    if (!isCompressible(name)) continue
    const content = await readFile(join(directory, name))
    if (content.length < minBytes) continue
    for (const encoding of encodings) {
      const copy = await compress[encoding.name](content)
      await writeFile(join(directory, name + encoding.ending), copy)
      if (encoding.name === 'br') sizes.compressed += copy.length
    }
    sizes.original += content.length
  }
  return sizes
}
