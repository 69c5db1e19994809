import {resolve} from 'node:path'
import {compressFiles} from './compress-files.ts'

/** Compresses a built Studio, for `serve.ts` and for hosts that send such copies: `node serving/compress.ts <directory>`. */
const {original, compressed} = await compressFiles(resolve(process.argv[2] ?? 'dist'))
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
console.log(`Compressed ${kilobytes(original)} to ${kilobytes(compressed)}`)
