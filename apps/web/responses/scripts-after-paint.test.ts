import {expect, test} from 'vitest'
import {startScriptsAfterPaint} from './scripts-after-paint.ts'

const page = `<!DOCTYPE html><html><head>
<link rel="preload" href="/a.woff2" as="font" crossorigin=""/>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>
<script src="/_next/static/chunks/a.js" async=""></script>
<script src="/_next/static/chunks/old.js" noModule=""></script>
</head><body><script>self.__next_f=[]</script>
<script src="/_next/static/chunks/main.js" id="_R_" async=""></script></body></html>`

const sent = startScriptsAfterPaint(page)

test('scripts that load beside the page wait, with their address and id', () => {
  expect(sent).not.toContain('async=""')
  expect(sent).toContain('<script type="text/after-paint" src="/_next/static/chunks/a.js"></script>')
  expect(sent).toContain(
    '<script type="text/after-paint" src="/_next/static/chunks/main.js" id="_R_"></script>',
  )
})

test('no hint loads them before', () => {
  expect(sent).not.toContain('as="script"')
})

test('fonts, scripts for old browsers and scripts in the page stay as they are', () => {
  for (const kept of [
    '<link rel="preload" href="/a.woff2" as="font" crossorigin=""/>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    '<script>self.__next_f=[]</script>',
  ])
    expect(sent).toContain(kept)
})

test('the last script of the page starts them', () => {
  expect(sent).toMatch(/PerformanceObserver[^<]+<\/script><\/body><\/html>$/)
})
