import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {requireHostedContent} from './content.ts'

let server: Server
let url: string

/** Has the dataset `production`, which the token `skRight` may read. */
beforeAll(async () => {
  server = createServer(({url: path = '', headers}, response) => {
    const isKnown = path.startsWith('/v2026-02-01/data/query/production?')
    const status = headers.authorization !== 'Bearer skRight' ? 401 : isKnown ? 200 : 404
    response.writeHead(status, {'content-type': 'application/json'}).end('{"result": 2}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const reading = (variables: Record<string, string>) =>
  requireHostedContent({
    SANITY_API_HOST: url,
    SANITY_DATASET: 'production',
    SANITY_API_READ_TOKEN: 'skRight',
    ...variables,
  })

test('a dataset that can be read is enough', async () => {
  await expect(reading({})).resolves.toBeUndefined()
})

test.each([
  ['SANITY_API_READ_TOKEN', 'skWrong', 'refuses SANITY_API_READ_TOKEN (401)'],
  ['SANITY_DATASET', 'other', 'has no dataset other'],
  ['SANITY_API_HOST', 'http://127.0.0.1:1', 'Nothing answers at http://127.0.0.1:1'],
])('names %s when it is wrong', async (name, value, message) => {
  await expect(reading({[name]: value})).rejects.toThrow(message)
})
