import {expect, test} from 'vitest'
import {handlerSource, temporaryFunctions} from './testing/temporary-functions.ts'

const textHandler = (text: string) => handlerSource(`return new Response('${text}')`)
const handler = (name: string) => `supabase/functions/${name}/handler.ts`

async function start(files: Record<string, string>) {
  const functions = await temporaryFunctions(files)
  const text = async (name: string) => (await functions.fetch(name)).text()
  return {...functions, text}
}

test('reloads a changed function and no others', async () => {
  const {text, write} = await start({
    [handler('greet')]: textHandler('hello'),
    [handler('other')]:
      `let calls = 0\nexport const handler = () => () => new Response(String((calls += 1)))`,
  })
  expect([await text('greet'), await text('other')]).toEqual(['hello', '1'])
  write(handler('greet'), textHandler('labas'))
  await expect.poll(() => text('greet')).toBe('labas')
  expect(await text('other')).toBe('2')
})

test.each(['supabase/functions/_shared/word.ts', 'schemas/requests/word.ts'])(
  'reloads the importers of %s when it changes',
  async (path) => {
    const source = `
      import {word} from '${`../../../${path}`}'
      export const handler = () => () => new Response(word)
    `
    const {write, text} = await start({
      [path]: `export const word = 'one'`,
      [handler('first')]: source,
      [handler('second')]: source,
    })
    await expect.poll(() => text('first')).toBe('one')
    await expect.poll(() => text('second')).toBe('one')
    write(path, `export const word = 'two'`)
    await expect.poll(() => text('first')).toBe('two')
    await expect.poll(() => text('second')).toBe('two')
  },
)

test('finds a new function and a fixed one', async () => {
  const {fetch, write, text} = await start({[handler('broken')]: `import 'no-such-package'`})
  expect((await fetch('broken')).status).toBe(503)
  expect((await fetch('new')).status).toBe(404)
  write(handler('broken'), textHandler('mended'))
  write(handler('new'), textHandler('here'))
  await expect.poll(() => text('broken')).toBe('mended')
  await expect.poll(() => text('new')).toBe('here')
})

test('finishes a pending request when the source changes', async () => {
  const {text, write, lines} = await start({
    [handler('slow')]: `
      import {existsSync} from 'node:fs'
      let calls = 0
      ${handlerSource(`
        if ((calls += 1) > 1) return new Response('old')
        console.log('pending')
        while (!existsSync(new URL('../../../finish', import.meta.url))) await new Promise((next) => setTimeout(next, 20))
        return new Response('old')
      `)}`,
  })
  const pending = text('slow')
  await expect.poll(() => lines).toContain('slow: pending')
  write(handler('slow'), textHandler('new'))
  await expect.poll(() => text('slow')).toBe('new')
  write('finish', '')
  expect(await pending).toBe('old')
})
