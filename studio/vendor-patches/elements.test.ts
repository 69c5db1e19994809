import {globSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {vendorElements} from './elements.ts'

const {resolve} = createRequire(import.meta.url)
const code = ['sanity', '@sanity/ui', '@portabletext/editor']
  .map((name) => dirname(resolve(`${name}/package.json`)))
  .flatMap((folder) => globSync('{lib,dist}/*.js', {cwd: folder}).map((file) => join(folder, file)))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** How the code of the vendor writes the name of an element: whole, or the beginning of it with the rest filled in. */
function written(selector: string): string {
  const [, beginning] = /(?:\^="|^#)([\w-]+-)/.exec(selector.replace(/-content$/, '-')) ?? []
  if (beginning) return `\`${beginning}\${`
  const [, attribute, value] = /^\[([\w-]+)(?:="([^"]+)")?\]$/.exec(selector) ?? []
  return `"${value ?? attribute}"`
}

test.each(Object.entries(vendorElements))('the vendor still has the element %s, %s', (_, selector) => {
  expect(code).toContain(written(selector))
})
