import {expect, test} from 'vitest'
import {isReservedPath} from './reserved-paths.ts'

test.for([
  '/',
  '/apie-mus',
  '/naujienos/kinas',
  '/en',
  '/en/kaledos-2025',
  '/api/revalidate',
  '/mokykleles/gulbe',
  '/404',
  '/renginiai/puslapis/2',
  '/fotografijos/puslapis/2',
  '/fotografijos/albumas/muge',
])('%s is a path of the site', (path) => expect(isReservedPath(path)).toBe(true))

test.for([
  '/lt/kaledos',
  '/admin/kaledos',
  '/auth/kaledos',
  '/paieska/kaledos',
  '/paskyra/kaledos',
  '/slaptazodis/kaledos',
  '/naujienlaiskis',
  '/registracija',
  '/naryste',
  '/mano-auka',
  '/membership-success',
  '/christmas-success',
  '/christmas-cancelled',
  '/aukojimas-sekmingai',
  '/aukojimas-atsauktas',
])('%s is reserved', (path) => expect(isReservedPath(path)).toBe(true))

test.for(['/kaledos-2025', '/is-sirdies-i-sirdi', '/renginiai/kaledos', '/english-club', '/misios'])(
  '%s is free for a document',
  (path) => expect(isReservedPath(path)).toBe(false),
)

test.for(['/apie-mus/kaledos', '/membership-success/kaledos', '/fotografijos/kaledos'])(
  '%s is free although its parent path is a page',
  (path) => expect(isReservedPath(path)).toBe(false),
)
