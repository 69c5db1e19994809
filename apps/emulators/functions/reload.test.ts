import {expect, test, vi} from 'vitest'
import {answering, temporaryFunctions} from './testing/temporary-functions.ts'

const saying = (text: string) => answering(`return new Response('${text}')`)
const soon = {timeout: 10_000, interval: 50}
const handler = (name: string) => `supabase/functions/${name}/handler.ts`

async function start(files: Record<string, string>) {
  const functions = await temporaryFunctions(files)
  const said = async (name: string) => (await functions.fetch(name)).text()
  return {...functions, said}
}

test('takes up a changed function, and leaves the others alone', async () => {
  const {said, write} = await start({
    [handler('greet')]: saying('hello'),
    [handler('other')]:
      `let calls = 0\nexport const handler = () => () => new Response(String((calls += 1)))`,
  })
  expect([await said('greet'), await said('other')]).toEqual(['hello', '1'])
  write(handler('greet'), saying('labas'))
  await expect.poll(() => said('greet'), soon).toBe('labas')
  expect(await said('other')).toBe('2')
})

test.each(['supabase/functions/_shared/word.ts', 'schemas/requests/word.ts'])(
  'takes up a change of %s wherever it is imported',
  async (path) => {
    const source = `
      import {word} from '${`../../../${path}`}'
      export const handler = () => () => new Response(word)
    `
    const {write, said} = await start({
      [path]: `export const word = 'one'`,
      [handler('first')]: source,
      [handler('second')]: source,
    })
    await expect.poll(() => said('first'), soon).toBe('one')
    await expect.poll(() => said('second'), soon).toBe('one')
    write(path, `export const word = 'two'`)
    await expect.poll(() => said('first'), soon).toBe('two')
    await expect.poll(() => said('second'), soon).toBe('two')
  },
)

test('finds a function that is new, and one that is mended', async () => {
  const {fetch, write, said} = await start({[handler('broken')]: `import 'no-such-package'`})
  expect((await fetch('broken')).status).toBe(503)
  expect((await fetch('new')).status).toBe(404)
  write(handler('broken'), saying('mended'))
  write(handler('new'), saying('here'))
  await expect.poll(() => said('broken'), soon).toBe('mended')
  await expect.poll(() => said('new'), soon).toBe('here')
})

test('lets a request end that was under way when the source changed', async () => {
  const {said, write, lines} = await start({
    [handler('slow')]: answering(
      `console.log('under way'); await new Promise((resolve) => setTimeout(resolve, 1500)); return new Response('old')`,
    ),
  })
  const underWay = said('slow')
  await vi.waitFor(() => expect(lines).toContain('slow: under way'), {timeout: 5000})
  write(handler('slow'), saying('new'))
  await expect.poll(() => said('slow'), soon).toBe('new')
  expect(await underWay).toBe('old')
})
