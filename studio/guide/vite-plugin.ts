import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {guideModule} from './guide-module.ts'

const docs = join(import.meta.dirname, '../../docs')
const moduleName = /^virtual:volunteers-guide\/(lt|en)$/

export const volunteersGuide = {
  name: 'volunteers-guide',
  resolveId: (id: string) => (moduleName.test(id) ? `\0${id}` : undefined),
  load(this: {addWatchFile?: (file: string) => void}, id: string) {
    const [, language] = moduleName.exec(id.slice(1)) ?? []
    if (!id.startsWith('\0') || !language) return
    const file = join(docs, `volunteers-guide.${language}.md`)
    this.addWatchFile?.(file)
    return guideModule(readFileSync(file, 'utf8'), docs)
  },
}
