import {expect, test} from 'vitest'
import {isFile} from './missing-file.ts'

test.each(['/x.txt', '/apple-touch-icon.png', '/wp-login.php', '/renginiai/nera/kalendorius.ics', '/a.JPG'])(
  '%s is a file',
  (path) => expect(isFile(path)).toBe(true),
)

test.each(['/', '/tokio-nera', '/index.html', '/senas/puslapis.htm', '/a.b/c', '/2025.', '/a.%C5%A1'])(
  'whoever asks for %s wants a page',
  (path) => expect(isFile(path)).toBe(false),
)
