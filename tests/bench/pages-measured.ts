import {inLanguage} from '../support/routes.ts'

const paths = [
  '/',
  '/naujienos',
  // The event with every field filled.
  '/kaledos-2025',
  '/fotografijos',
  '/mokykleles/gulbe',
  '/is-sirdies-i-sirdi',
  '/taptinariu',
  '/paieska?q=kaledos',
]

/** One page of each kind, in both languages. */
export const pages = [...paths, ...paths.map((path) => inLanguage('en', path))]
