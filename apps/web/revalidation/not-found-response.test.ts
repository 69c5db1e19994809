import {beforeAll, expect, test} from 'vitest'
import {stubSiteEnv} from './testing/site-env.ts'

let isFile: (path: string) => boolean

beforeAll(async () => {
  stubSiteEnv()
  ;({isFile} = await import('./not-found-response.ts'))
})

test.each(['/x.txt', '/apple-touch-icon.png', '/wp-login.php', '/renginiai/nera/kalendorius.ics', '/a.JPG'])(
  '%s is a file',
  (path) => expect(isFile(path)).toBe(true),
)

test.each(['/', '/tokio-nera', '/index.html', '/senas/puslapis.htm', '/a.b/c', '/2025.', '/a.%C5%A1'])(
  '%s is a page',
  (path) => expect(isFile(path)).toBe(false),
)
