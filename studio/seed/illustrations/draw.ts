import {mkdir, writeFile} from 'node:fs/promises'
import {paint} from './paint.ts'
import {scenes} from './scenes.ts'

const folder = new URL('../images/', import.meta.url)
const wanted = process.argv.slice(2)

await mkdir(folder, {recursive: true})
for (const scene of scenes) {
  if (wanted.length > 0 && !wanted.includes(scene.name)) continue
  const file = `${scene.name}.${scene.format}`
  const bytes = await paint(scene)
  await writeFile(new URL(file, folder), bytes)
  console.log(`${file}: ${scene.width} × ${scene.height}, ${Math.round(bytes.length / 1000)} kB`)
}
