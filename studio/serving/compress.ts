import {resolve} from 'node:path'
import {compressFiles} from './compress-files.ts'

/** `node serving/compress.ts <directory>` also prepares a Studio for hosts that serve compressed copies. */
const {original, compressed} = await compressFiles(resolve(process.argv[2] ?? 'dist'))
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
console.log(`Compressed ${kilobytes(original)} to ${kilobytes(compressed)}`)
