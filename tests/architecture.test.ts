import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {findViolations, resolve} from './support/boundaries/find-violations.ts'
import {findStructureViolations} from './support/boundaries/site-structure.ts'
import {readSourceFiles} from './support/boundaries/source-files.ts'
import {readDrawings} from './support/documents/drawings.ts'

const root = join(import.meta.dirname, '..')
const drawings = readDrawings(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
const files = readSourceFiles(root)
const imports = files
  .filter(({path}) => !/\.test\.tsx?$/.test(path))
  .flatMap((file) => file.imports.map((each) => [file.path, resolve(file.path, each)] as const))

const isBelow = (path: string | undefined, folder: string) =>
  path === folder || !!path?.startsWith(`${folder}/`)

/** What the rules of the folders say to an import from one folder to the other. */
function refusals(from: string, to: string): string[] {
  const isInSite = [from, to].every((folder) => isBelow(folder, 'apps/web'))
  const above = '../'.repeat(from.split('/').length)
  const specifier = `${isInSite ? to.replace('apps/web', '#') : above + to}/drawn.ts`
  const planted = {
    path: `${from}/drawn-queries.ts`,
    imports: [{specifier, isType: true}],
    directive: undefined,
    readsEnvironment: false,
    reachesBrowserStorage: false,
  }
  return [...findViolations([planted]), ...findStructureViolations([planted])].filter((each) =>
    each.includes('may not'),
  )
}

test('docs/architecture.md has no more than four drawings', () => {
  expect(drawings.length).toBeGreaterThan(1)
  expect(drawings.length).toBeLessThanOrEqual(4)
})

describe.each(drawings.map((drawing) => [drawing.heading, drawing] as const))(
  'the drawing %s',
  (_, {boxes, arrows}) => {
    test('names folders and files that exist', () => {
      const paths = [...boxes.values()].flat()
      expect(paths.length).toBeGreaterThan(5)
      expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
    })

    test('has arrows from box to box only', () => {
      expect(arrows.flatMap(({from, to}) => [from, to]).filter((id) => !boxes.has(id))).toEqual([])
    })

    test('has a solid arrow only where one folder imports from the other, and may', () => {
      const drawn = arrows
        .filter(({isImport}) => isImport)
        .map(({from, to}) =>
          [boxes.get(from) ?? [], boxes.get(to) ?? []].map((paths) =>
            paths.map((path) => path.replace(/\/$/, '')),
          ),
        )
      const unfounded = drawn.filter(
        ([from = [], to = []]) =>
          !imports.some(
            ([path, target]) =>
              from.some((each) => isBelow(path, each)) && to.some((each) => isBelow(target, each)),
          ),
      )
      expect(unfounded).toEqual([])
      expect(
        drawn.flatMap(([from = [], to = []]) =>
          from.flatMap((each) => to.flatMap((other) => refusals(each, other))),
        ),
      ).toEqual([])
    })
  },
)

test('a wrong arrow between folders is found', () => {
  expect(refusals('apps/web/sanity', 'apps/web/features')).not.toEqual([])
  expect(refusals('studio', 'apps/web')).not.toEqual([])
  expect(refusals('apps/web/features', 'apps/web/sanity')).toEqual([])
})
