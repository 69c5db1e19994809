import 'server-only'
import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {join} from 'node:path'

export const HEADING = 'Brygada'
export const TEXT = 'Commissioner'

const fontFiles = [
  {name: HEADING, weight: 600, file: 'brygada-1918/600SemiBold/Brygada1918_600SemiBold.ttf'},
  {name: TEXT, weight: 400, file: 'commissioner/400Regular/Commissioner_400Regular.ttf'},
] as const

async function readAssets() {
  // Bundled code cannot resolve packages from its own location, so this is relative to the working directory.
  const {resolve} = createRequire(join(process.cwd(), 'package.json'))
  const [sash, ...fonts] = await Promise.all([
    readFile(join(process.cwd(), 'public/juosta.svg')),
    ...fontFiles.map(async ({name, weight, file}) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(resolve(`@expo-google-fonts/${file}`)),
    })),
  ])
  return {sash: `data:image/svg+xml;base64,${sash.toString('base64')}`, fonts}
}

let assets: ReturnType<typeof readAssets> | undefined

/** The sash is a data URI. The files are read once. */
export function getDrawingAssets() {
  assets ??= readAssets()
  return assets
}
