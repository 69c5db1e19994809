import {existsSync, globSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '..')

/** The links of a page that lead to files of ours. */
function linksIn(page: string): string[] {
  const links = readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)
  return [...links].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link))
}

test('every link from page to page of the documentation leads to a file', () => {
  const pages = globSync('**/*.md', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|test-results|playwright-report|\.\w+)$/.test(path),
  })
  expect(pages.length).toBeGreaterThan(50)
  const links = pages.flatMap((page) => linksIn(page).map((link) => ({page, link})))
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({page, link}) => !existsSync(join(root, dirname(page), link)))).toEqual([])
})
