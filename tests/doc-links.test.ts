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

test('a decision keeps its number, and none is deleted', () => {
  const numbers = globSync('docs/decisions/*.md', {cwd: root}).map((path) => {
    const [, number] = /^# (\d{3}) /.exec(readFileSync(join(root, path), 'utf8')) ?? []
    expect(path).toContain(`/${number}-`)
    return Number(number)
  })
  // 028 was never given. docs/decisions/094 tells what had been renumbered before.
  const given = [...Array(Math.max(...numbers)).keys()]
    .map((index) => index + 1)
    .filter((number) => number !== 28)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(given)
})
