import {expect, test} from 'vitest'
import {functionSource, temporaryFunctions} from './testing/temporary-functions.ts'

const keys = {publishableKey: 'sb_publishable_test', secretKey: 'sb_secret_test'}
const source = functionSource('return Response.json(Object.fromEntries(request.headers))')

async function start() {
  const environment = {SUPABASE_SECRET_KEYS: JSON.stringify({default: keys.secretKey})}
  const {fetch} = await temporaryFunctions({'supabase/functions/echo/index.ts': source}, {environment})
  return async (headers: Record<string, string>) =>
    (await (await fetch('echo', {headers})).json()) as Record<string, string>
}

const forged = Object.fromEntries(
  ['cf-connecting-ip', 'true-client-ip', 'forwarded', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host'].map(
    (name) => [name, '203.0.113.7'],
  ),
)

test.each<Record<string, string>>([{}, {'x-gateway-key': ''}, {'x-gateway-key': keys.publishableKey}])(
  'whoever calls the functions’ own port has the address of the connection: %j',
  async (given) => {
    const call = await start()
    const seen = await call({...forged, ...given, 'x-own': 'kept'})
    expect(seen).toMatchObject({'cf-connecting-ip': '127.0.0.1', 'x-own': 'kept'})
    expect(Object.values(seen)).not.toContain('203.0.113.7')
    expect(seen).not.toHaveProperty('x-gateway-key')
  },
)

test('the gateway is believed, and its key goes no further', async () => {
  const call = await start()
  const seen = await call({'cf-connecting-ip': '192.0.2.1', 'x-gateway-key': keys.secretKey})
  expect(seen).toMatchObject({'cf-connecting-ip': '192.0.2.1'})
  expect(seen).not.toHaveProperty('x-gateway-key')
})
