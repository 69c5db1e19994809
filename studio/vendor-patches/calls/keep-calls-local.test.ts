import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {keepCallsLocal, localModule, localPage} from './keep-calls-local.ts'

const origins = {contentLake: 'http://localhost:3334', site: 'http://localhost:3000'}
const bridge =
  '<script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>'
const page = `<!DOCTYPE html><html><head><title>Studio</title>${bridge}\n</head><body><script src="/static/sanity.js" type="module"></script></body></html>`

test('the page loses the script of the vendor, keeps the Studio and forbids calls to others', () => {
  const local = localPage(page, origins)
  expect(local).not.toContain('sanity-cdn')
  expect(local).toContain('<script src="/static/sanity.js" type="module"></script>')
  expect(local).toMatch(/<head><meta http-equiv="Content-Security-Policy"/)
  expect(local.match(/content="([^"]*)"/)?.[1]?.split(' ')).toEqual([
    'default-src',
    `'self'`,
    `'unsafe-inline'`,
    `'unsafe-eval'`,
    'data:',
    'blob:',
    'http://localhost:3334',
    'http://*.localhost:3334',
    'ws://localhost:3334',
    'http://localhost:3000',
  ])
})

test('a Studio with Supabase may ask its functions, and one without may not', () => {
  const supabase = 'http://localhost:54321/'
  expect(localPage(page, {...origins, supabase})).toContain('http://localhost:3000 http://localhost:54321"')
  expect(localPage(page, {...origins, supabase: undefined})).not.toContain('54321')
})

test('a built page is changed in the bundle', () => {
  const bundle = {'index.html': {type: 'asset', source: page}, 'static/sanity.js': {type: 'chunk'}}
  keepCallsLocal(origins).generateBundle.handler({}, bundle)
  expect(bundle['index.html'].source).toBe(localPage(page, origins))
})

test("fonts are the device's", () => {
  const own = '@font-face{font-family:Own;src:url(/own.woff2)}'
  const rules = `.a{color:red}@font-face {\n font-family: Inter;\n src: url(https://fonts.example/x.woff2);\n}${own}`
  expect(localModule(rules, '/x/node_modules/ui5/styles.css?direct', origins)).toBe(`.a{color:red}${own}`)
  expect(localModule(own, '/x/studio/own.css', origins)).toBeUndefined()
})

test('other modules than those of the vendor stay as they are', () => {
  const code = `fetch("https://api.sanity.io/vX/intake/feedback")`
  expect(localModule(code, '/x/studio/help.tsx', origins)).toBeUndefined()
  expect(localModule('const a = 1', '/x/node_modules/sanity/lib/index.js', origins)).toBeUndefined()
})

test('the installed Studio asks the Content Lake for versions and feedback, and no other host', () => {
  const library = dirname(createRequire(import.meta.url).resolve('sanity'))
  const path = join(library, 'index.js')
  const local = localModule(readFileSync(path, 'utf8'), path, origins)
  expect(local).toContain('"http://localhost:3334/vX/intake/feedback"')
  expect(local).toContain('"http://localhost:3334"}/v1/modules`')
  expect(local).not.toMatch(/https:\/\/(?:sanity-cdn\.com|api\.sanity\.io)/)
})
