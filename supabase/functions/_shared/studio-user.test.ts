import {expect, test} from 'vitest'
import {nowhere, serve} from '../_testing/serve.ts'
import {post} from '../_testing/serve-database.ts'
import {memberIds, requireEditor, requireStudioUser} from './studio-user.ts'

const codeOf = (error: unknown) => (error as {code?: string}).code
const withToken = {authorization: 'Bearer sk-jonas'}

async function ask(
  answer: Response,
  headers: Record<string, string> = withToken,
  require: typeof requireEditor = requireEditor,
) {
  const seen: (string | null)[] = []
  const SANITY_API_HOST = await serve((request) => {
    seen.push(new URL(request.url).pathname, request.headers.get('authorization'))
    return answer
  })
  const result = await require(post('{}', headers), {SANITY_API_HOST, SANITY_PROJECT_ID: 'abc'}).catch(codeOf)
  return {result, seen}
}

const jonas = {id: 'pJonas', name: 'Jonas Žemaitis', email: 'jonas@example.org'}
const user = (...names: string[]) => Response.json({...jonas, roles: names.map((name) => ({name}))})

test.each([['administrator'], ['editor'], ['developer']])(
  'Sanity says that the caller is %s',
  async (role) => {
    const {result, seen} = await ask(user(role))
    expect(result).toEqual({...jonas, mayEdit: true, token: 'sk-jonas'})
    expect(seen).toEqual(['/v2026-02-01/users/me', 'Bearer sk-jonas'])
  },
)

test.each<[string, () => Response, string]>([
  ['a viewer', () => user('viewer'), 'forbidden'],
  ['somebody who is not in the project', () => user(), 'forbidden'],
  ['nobody', () => Response.json({}), 'unauthorized'],
  ['a revoked token', () => Response.json({errorCode: 'SIO-401-ANF'}, {status: 401}), 'unauthorized'],
  ['an outage', () => new Response('', {status: 502}), 'unavailable'],
])('%s is refused', async (_, answer, code) => {
  expect((await ask(answer())).result).toBe(code)
})

test('a viewer uses the Studio too, somebody who is not in the project does not', async () => {
  expect((await ask(user('viewer'), withToken, requireStudioUser)).result).toMatchObject({mayEdit: false})
  expect((await ask(user(), withToken, requireStudioUser)).result).toBe('forbidden')
})

test('without a token, nobody is asked', async () => {
  const {result, seen} = await ask(user('administrator'), {})
  expect([result, seen]).toEqual(['unauthorized', []])
})

test('when Sanity cannot be reached, the caller may try again', async () => {
  const request = post('{}', withToken)
  const env = {SANITY_API_HOST: nowhere, SANITY_PROJECT_ID: 'abc'}
  expect(await requireEditor(request, env).catch(codeOf)).toBe('unavailable')
})

test('the members of the project are its people, without tokens and without who has no role', async () => {
  const roles = [{name: 'editor'}]
  const members = [
    {id: 'pJonas', isRobot: false, roles},
    {id: 'pRobot', isRobot: true, roles},
    {id: 'pGone', isRobot: false, roles: []},
  ]
  const SANITY_API_HOST = await serve(() => Response.json({id: 'abc', members}))
  const found = await memberIds(
    {SANITY_API_HOST, SANITY_PROJECT_ID: 'abc'},
    {
      ...jonas,
      mayEdit: true,
      token: 'sk-jonas',
    },
  )
  expect([...found]).toEqual(['pJonas'])
})
