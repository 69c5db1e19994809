import {readdir, readFile, writeFile} from 'node:fs/promises'
import {extname, join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants} from 'node:zlib'

/** The names of the compressed copies that the build makes end in this. */
export const COMPRESSED = '.br'

/** Files with these extensions get a copy. */
export const contentTypes: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

const compress = promisify(brotliCompress)

/** Brotli makes each copy as small as it can. */
export async function compressFiles(staticDir: string): Promise<void> {
  const files = await readdir(staticDir, {recursive: true})
  const compressible = files.filter((file) => extname(file) in contentTypes)
  await Promise.all(
    compressible.map(async (file) => {
      const path = join(staticDir, file)
      const whole = await readFile(path)
      const params = {[constants.BROTLI_PARAM_SIZE_HINT]: whole.length}
      await writeFile(path + COMPRESSED, await compress(whole, {params}))
    }),
  )
}
