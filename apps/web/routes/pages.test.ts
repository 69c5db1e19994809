import {existsSync, globSync} from 'node:fs'
import {join} from 'node:path'
import {documentRoutes, files, notFoundPath} from '@site/schemas/routes/route-table'
import {expect, test} from 'vitest'
import {menu, moreMenu, pagePaths, sitemapPaths} from './pages.ts'

const app = join(import.meta.dirname, '../app')
const routes = globSync('**/page.tsx', {cwd: join(app, '[locale]')}).map(
  (file) => `/${file.replace(/\/?page\.tsx$/, '')}`,
)

test('every entry of the route table has a page file, and every page file has an entry', () => {
  const fixed = routes.filter((route) => !route.includes('['))
  expect(fixed.toSorted()).toEqual([...pagePaths, notFoundPath].toSorted())
})

test('every document route has a page file; the only other dynamic routes are those of forms, lists, years and albums', () => {
  const sections = Object.values(documentRoutes).flatMap((route) =>
    'section' in route ? [`${route.section}/[${route.segment}]`] : [],
  )
  const dynamic = routes.filter((route) => route.includes('['))
  expect(dynamic.toSorted()).toEqual(
    [
      ...sections,
      '/[...path]',
      '/aukoti/[...path]',
      '/registracija/[...path]',
      '/naujienos/puslapis/[page]',
      '/naujienos/puslapis/visos/[year]',
      '/naujienos/puslapis/visos/[year]/puslapis/[page]',
      '/renginiai/puslapis/[page]',
      '/fotografijos/puslapis/[page]',
      '/fotografijos/albumas/[id]',
      '/fotografijos/albumas/[id]/puslapis/[page]',
    ].toSorted(),
  )
})

test('every file has a route, in both languages if it is localized', () => {
  const sources = Object.entries(files).flatMap(([name, file]) =>
    'localized' in file ? [`${file.path}/route.ts`, `[locale]${file.path}/route.ts`] : [`${name}.ts`],
  )
  expect(sources.filter((source) => !existsSync(join(app, source)))).toEqual([])
})

test('menus and sitemap list these pages, in this order', () => {
  expect(menu.map(({path, label}) => [path, label])).toEqual([
    ['/apie-mus', 'about'],
    ['/naujienos', 'news'],
    ['/renginiai', 'events'],
    ['/mokykleles', 'schools'],
    ['/kontaktai', 'contact'],
  ])
  expect(moreMenu.map(({path, label}) => [path, label])).toEqual([
    ['/fotografijos', 'photos'],
    ['/grupes', 'groups'],
    ['/taptinariu', 'membership'],
  ])
  expect(sitemapPaths).toEqual([
    '/',
    '/apie-mus',
    '/naujienos',
    '/renginiai',
    '/fotografijos',
    '/mokykleles',
    '/grupes',
    '/taptinariu',
    '/aukoti',
    '/kontaktai',
    '/terms',
    '/privacy',
    '/prieinamumas',
  ])
})
