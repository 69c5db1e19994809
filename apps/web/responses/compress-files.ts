import {readdir, readFile, writeFile} from 'node:fs/promises'
import {extname, join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants} from 'node:zlib'

/** The names of the compressed copies that the build makes end in this. */
export const COMPRESSED = '.br'

/** Files with these extensions get a copy. */
export const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * With this, Chrome compiles a whole script beside the page's own thread. It would otherwise compile each function there,
 * at its first call, which is most of what that thread does when a page becomes interactive.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

const compress = promisify(brotliCompress)

/** Brotli makes each copy as small as it can. */
export async function compressFiles(staticDir: string): Promise<void> {
  const files = await readdir(staticDir, {recursive: true})
  const compressible = files.filter((file) => extname(file) in contentTypes)
  await Promise.all(
    compressible.map(async (file) => {
      const path = join(staticDir, file)
      const content = await readFile(path)
      const whole = extname(file) === '.js' ? Buffer.concat([Buffer.from(COMPILE_AT_ONCE), content]) : content
      const params = {[constants.BROTLI_PARAM_SIZE_HINT]: whole.length}
      await writeFile(path + COMPRESSED, await compress(whole, {params}))
    }),
  )
}
