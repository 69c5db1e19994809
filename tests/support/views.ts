import type {Language} from '@site/schemas/languages'
import {routes} from './routes.ts'

/** Left to `npm run test:long`. */
const long = {tag: '@long'}

/** CI looks at each language and each width once, `npm run test:long` at the rest. */
export const views: {language: Language; width: number; details: {tag?: string}}[] = [
  {language: 'lt', width: 360, details: {}},
  {language: 'en', width: 1280, details: {}},
  {language: 'lt', width: 1280, details: long},
  {language: 'en', width: 360, details: long},
]

const pagesOfEachKind = [
  '/',
  '/naujienos',
  '/fotografijos',
  '/mokykleles/gulbe',
  '/kaledos-2025',
  '/kontaktai',
  '/terms',
  '/is-sirdies-i-sirdi',
]

/** CI looks at a page of each kind, `npm run test:long` at every page of the route table and at the others given. */
export const pageSets = (others: string[] = []) => [
  {pages: 'a page of each kind', paths: pagesOfEachKind, details: {}},
  {pages: 'every page', paths: [...routes.map(({path}) => path), ...others], details: long},
]
