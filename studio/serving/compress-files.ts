import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'
import {encodings, isCompressible, type Encoding} from './encodings.ts'

/** Smaller files gain nothing from compression. */
const minBytes = 1024

/** Level nine is a tenth larger than brotli's best, eleven, and takes a fifteenth of its time. */
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

/** Resolves to the bytes of the text files and of their brotli copies. */
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
