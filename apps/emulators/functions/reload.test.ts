import {expect, test} from 'vitest'
import {functionSource, temporaryFunctions} from './testing/temporary-functions.ts'

const textHandler = (text: string) => functionSource(`return new Response('${text}')`)
const entry = (name: string) => `supabase/functions/${name}/index.ts`

async function start(files: Record<string, string>) {
  const functions = await temporaryFunctions(files)
  const text = async (name: string) => (await functions.fetch(name)).text()
  return {...functions, text}
}

test('reloads a changed function and no others', async () => {
  const {text, write} = await start({
    [entry('greet')]: textHandler('hello'),
    [entry('other')]: `let calls = 0\nDeno.serve(() => new Response(String((calls += 1))))`,
  })
  expect([await text('greet'), await text('other')]).toEqual(['hello', '1'])
  write(entry('greet'), textHandler('labas'))
  await expect.poll(() => text('greet')).toBe('labas')
  expect(await text('other')).toBe('2')
})

test.each(['supabase/functions/_shared/word.ts', 'schemas/requests/word.ts'])(
  'reloads the importers of %s when it changes',
  async (path) => {
    const source = `
      import {word} from '${`../../../${path}`}'
      Deno.serve(() => new Response(word))
    `
    const {write, text} = await start({
      [path]: `export const word = 'one'`,
      [entry('first')]: source,
      [entry('second')]: source,
    })
    await expect.poll(() => text('first')).toBe('one')
    await expect.poll(() => text('second')).toBe('one')
    write(path, `export const word = 'two'`)
    await expect.poll(() => text('first')).toBe('two')
    await expect.poll(() => text('second')).toBe('two')
  },
)

test('finds a new function and a fixed one', async () => {
  const {fetch, write, text} = await start({[entry('broken')]: `import 'no-such-package'`})
  expect((await fetch('broken')).status).toBe(503)
  expect((await fetch('new')).status).toBe(404)
  write(entry('broken'), textHandler('mended'))
  write(entry('new'), textHandler('here'))
  await expect.poll(() => text('broken')).toBe('mended')
  await expect.poll(() => text('new')).toBe('here')
})

test('finishes a pending request when the source changes', async () => {
  const {text, write, lines} = await start({
    [entry('slow')]: `
      import {existsSync} from 'node:fs'
      let calls = 0
      ${functionSource(`
        if ((calls += 1) > 1) return new Response('old')
        console.log('pending')
        while (!existsSync(new URL('../../../finish', import.meta.url))) await new Promise((next) => setTimeout(next, 20))
        return new Response('old')
      `)}`,
  })
  const pending = text('slow')
  await expect.poll(() => lines).toContain('slow: pending')
  write(entry('slow'), textHandler('new'))
  await expect.poll(() => text('slow')).toBe('new')
  write('finish', '')
  expect(await pending).toBe('old')
})
