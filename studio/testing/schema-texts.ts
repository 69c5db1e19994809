import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

const schemas = join(import.meta.dirname, '../../schemas')

/** The code of the schemas, without comments. */
export const schemaCode = globSync('{documents,fields,objects/*,options,singletons,validation}/*.ts', {
  cwd: schemas,
})
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(schemas, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, ''))
  .join('\n')

const texts = schemaCode.matchAll(
  /(title: |description: |buttonLabel\(|)\{\s*lt:\s*'([^'\n]*)',\s*en:\s*'([^'\n]*)',?\s*\}/g,
)

/** Every text that is written in the code of the schemas. What is neither title nor description, as a button’s label takes one, is a message. */
export const schemaTexts = [...texts].map(([, name, lt = '', en = '']) => ({lt, en, isMessage: name === ''}))
