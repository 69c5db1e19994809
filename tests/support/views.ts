import type {Language} from '@site/schemas/languages'
import {routes} from './routes.ts'

interface Details {
  tag?: string
}

/** Leaves a test to `npm run test:long`: as its details, `test(title, long, …)`. */
export const long: Details = {tag: '@long'}

/** CI looks at Lithuanian, `npm run test:long` at English too. */
export const languageViews: {language: Language; details: Details}[] = [
  {language: 'lt', details: {}},
  {language: 'en', details: long},
]

/** CI looks at a Lithuanian phone, `npm run test:long` at the rest. In `pages.spec.ts` CI also looks at English and wider ones. */
export const views: {language: Language; width: number; details: Details}[] = [
  {language: 'lt', width: 360, details: {}},
  {language: 'lt', width: 1280, details: long},
  {language: 'en', width: 360, details: long},
  {language: 'en', width: 1280, details: long},
]

export const pagesOfEachKind = [
  '/',
  '/naujienos',
  '/fotografijos',
  '/mokykleles/gulbe',
  '/kaledos-2025',
  '/kontaktai',
  '/terms',
  '/is-sirdies-i-sirdi',
]

/**
 * CI looks at a page of each kind, unless it leaves the view out. `npm run test:long` looks at every page of the route table
 * and at the others given.
 */
export const pageSets = (others: string[] = [], ofView: Details = {}) => [
  ...(ofView === long ? [] : [{pages: 'a page of each kind', paths: pagesOfEachKind, details: {}}]),
  {pages: 'every page', paths: [...routes.map(({path}) => path), ...others], details: long},
]
