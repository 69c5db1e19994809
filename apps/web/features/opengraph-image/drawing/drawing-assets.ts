import 'server-only'
import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {join} from 'node:path'

/** Each typeface has two files, Latin and Latin Extended (the Lithuanian letters), here as two families. */
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

async function readAssets() {
  // Relative to the working directory, since bundled code cannot resolve packages from its own location.
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

let assets: ReturnType<typeof readAssets> | undefined

/** The fonts and, as a data URI, the sash. Read once. */
export function getDrawingAssets() {
  assets ??= readAssets()
  return assets
}
