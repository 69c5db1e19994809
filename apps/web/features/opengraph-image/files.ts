import 'server-only'
import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {join} from 'node:path'

/** Both faces come in two files, as on the pages: basic Latin, and the Lithuanian letters as a second family. */
export const HEADING = 'Brygada, Brygada extended'
export const TEXT = 'Commissioner, Commissioner extended'

const fontFiles = [
  {name: 'Brygada', weight: 600, file: 'brygada-1918/files/brygada-1918-latin-600-normal.woff'},
  {name: 'Brygada extended', weight: 600, file: 'brygada-1918/files/brygada-1918-latin-ext-600-normal.woff'},
  {name: 'Commissioner', weight: 400, file: 'commissioner/files/commissioner-latin-400-normal.woff'},
  {
    name: 'Commissioner extended',
    weight: 400,
    file: 'commissioner/files/commissioner-latin-ext-400-normal.woff',
  },
] as const

async function readFiles() {
  // From the folder that the site is started in: what is bundled does not know where the packages are.
  const {resolve} = createRequire(join(process.cwd(), 'package.json'))
  const [sash, ...fonts] = await Promise.all([
    readFile(join(process.cwd(), 'public/juosta.svg')),
    ...fontFiles.map(async ({name, weight, file}) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(resolve(`@fontsource/${file}`)),
    })),
  ])
  return {sash: `data:image/svg+xml;base64,${sash.toString('base64')}`, fonts}
}

let files: ReturnType<typeof readFiles> | undefined

/** The faces and the woven sash, read once. */
export function drawingFiles() {
  files ??= readFiles()
  return files
}
