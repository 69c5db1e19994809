import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {makeFonts} from './make-fonts.ts'

for (const [name, content] of Object.entries(await makeFonts())) {
  await writeFile(join(import.meta.dirname, name), content)
  process.stdout.write(`${name}: ${content.length} bytes\n`)
}
