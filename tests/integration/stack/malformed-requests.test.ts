import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {functionNames} from '../../../supabase/functions/_testing/deno.ts'
import {malformedRequestCount, stackEnv} from '../../env.ts'
import {withDatabase} from '../../support/database.ts'
import {engineText} from '../../support/form-faults.ts'
import {
  CALLED_ADDRESS,
  calledFunctions,
  functionCall,
  logInCallers,
  signAsLake,
  signedRequest,
} from '../../support/function-calls.ts'
import {malformedRequests, type Endpoint} from '../../support/malformed-site-requests.ts'
import {sendRaw} from '../../support/raw-request.ts'

const AT_ONCE = 8

/** Sends the requests, a few at once, and resolves to what is wrong with the responses. */
async function faultsOf(origin: string, endpoint: Endpoint, seed: number): Promise<string[]> {
  const faults: string[] = []
  const requests = malformedRequests(endpoint, malformedRequestCount, seed)
  const send = async () => {
    for await (const request of requests) {
      const {status, body, error} = await sendRaw(origin, request)
      const isClear = status >= 100 && status < 500 && !error
      if (!isClear || (status >= 400 && engineText.test(body)))
        faults.push(
          `${JSON.stringify(request).slice(0, 600)} → ${status} ${error ?? ''} ${body.slice(0, 200)}`,
        )
    }
  }
  await Promise.all(Array.from({length: AT_ONCE}, send))
  return faults
}

const json = {'content-type': 'application/json'}
const change = JSON.stringify({_id: 'a', _type: 'newsItem'})

describe('the site', () => {
  const endpoints: Endpoint[] = [
    {method: 'GET', path: '/'},
    {method: 'GET', path: '/en/naujienos/puslapis/2'},
    {method: 'GET', path: '/kaledos-2025'},
    {method: 'GET', path: '/mokykleles/gulbe'},
    {method: 'GET', path: '/paieska?q=kaledos'},
    {method: 'GET', path: '/en/aukoti/is-sirdies-i-sirdi'},
    {method: 'GET', path: '/membership-success?session_id=a'},
    {method: 'GET', path: '/auth/confirm?token_hash=a&type=signup'},
    {method: 'GET', path: '/kalendorius.ics'},
    {method: 'GET', path: '/renginiai/kaledos-2025/kalendorius.ics'},
    {method: 'GET', path: '/en/rss.xml'},
    {method: 'GET', path: '/sitemap.xml'},
    {method: 'GET', path: '/api/search?q=a&language=en'},
    {method: 'GET', path: '/api/search/documents'},
    {method: 'GET', path: '/api/addresses'},
    {method: 'GET', path: '/api/health'},
    {method: 'GET', path: '/api/share-picture/lt/naujienos'},
    {method: 'POST', path: '/api/check-content', headers: json, body: '{}'},
    {method: 'POST', path: '/api/check-clock', headers: json, body: '{}', sign: signAsLake},
    {method: 'POST', path: '/api/revalidate', headers: json, body: change},
    {method: 'POST', path: '/api/revalidate', headers: json, body: change, sign: signAsLake},
    {method: 'GET', path: '/_next/static/chunks/a.js'},
    {method: 'GET', path: '/_next/image?url=%2Fa.png&w=640&q=75'},
    {method: 'GET', path: '/_next/data/a/lt.json'},
  ]

  test.each(endpoints.map((endpoint, seed) => ({...endpoint, seed})))(
    'answers malformed requests to $method $path ($seed)',
    async ({seed, ...endpoint}) => {
      expect(await faultsOf(stackEnv().SITE_URL, endpoint, seed)).toEqual([])
    },
  )

  test('answers malformed calls of its Server Action', async () => {
    const action = {'next-action': await findActionId(), 'content-type': 'text/plain;charset=UTF-8'}
    const body = '[{"locale":"lt","after":"a","all":false}]'
    const called = await sendRaw(stackEnv().SITE_URL, {
      method: 'POST',
      path: '/naujienos',
      headers: Object.entries(action),
      body,
    })
    expect(called.status).toBe(200)
    const endpoint = {method: 'POST', path: '/naujienos', headers: action, body}
    expect(await faultsOf(stackEnv().SITE_URL, endpoint, 1)).toEqual([])
  })

  test('answers malformed forms that are posted without script', async () => {
    const path = '/registracija/penki-uz-lietuva'
    const page = await (await fetch(stackEnv().SITE_URL + path)).text()
    const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)].slice(0, 8)
    const parts = [
      ...fields.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
      ['age', '9'],
    ]
    const body = parts
      .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')
      .concat('--x--\r\n')
    const headers = {'content-type': 'multipart/form-data; boundary=x'}
    const endpoint = {method: 'POST', path, headers, body}
    const posted = await sendRaw(stackEnv().SITE_URL, {...endpoint, headers: Object.entries(headers)})
    expect(`${posted.status} ${posted.body}`).toMatch(/^200 .* aria-invalid="true"/s)
    expect(await faultsOf(stackEnv().SITE_URL, endpoint, 2)).toEqual([])
  })

  test('has kept its pages', async () => {
    const pages = endpoints.filter(({method}) => method === 'GET').map(({path}) => path)
    for (const path of pages.filter((each) => !each.startsWith('/_next')))
      expect([path, (await fetch(stackEnv().SITE_URL + path)).status]).toEqual([path, 200])
  })
})

/** The id of the only Server Action that a script calls, which Next makes anew for each build. */
async function findActionId(): Promise<string> {
  const text = async (file: string) => (await fetch(stackEnv().SITE_URL + file)).text()
  const scripts = [...(await text('/naujienos')).matchAll(/src="(\/_next\/[^"]+\.js)"/g)]
  for (const [, path = ''] of scripts) {
    const id = /createServerReference\)?\("([0-9a-f]{42})"/.exec(await text(path))?.[1]
    if (id) return id
  }
  throw new Error('The news list has no Server Action')
}

describe('the functions', () => {
  let callers: Awaited<ReturnType<typeof logInCallers>>
  beforeAll(async () => void (callers = await logInCallers()))
  afterAll(() =>
    withDatabase((sql) => sql`delete from public.email_outbox where recipient = ${CALLED_ADDRESS}`),
  )

  test.each(calledFunctions)('answer a well-formed request to %s as expected', async (name) => {
    const call = functionCall(name, callers)
    const {status, body} = await sendRaw(stackEnv().SUPABASE_URL, await signedRequest(call))
    expect(`${status} ${body}`).toMatch(new RegExp(`^${call.status} `))
  })

  test.each(calledFunctions)('answer malformed requests to %s', async (name) => {
    const call = functionCall(name, callers)
    expect(await faultsOf(stackEnv().SUPABASE_URL, call, name.length)).toEqual([])
  })

  test.each(functionNames)('answer malformed requests of a stranger to %s', async (name) => {
    const call = {method: 'POST', path: `/functions/v1/${name}`, headers: json, body: '{}'}
    expect(await faultsOf(stackEnv().SUPABASE_URL, call, name.length)).toEqual([])
  })
})
