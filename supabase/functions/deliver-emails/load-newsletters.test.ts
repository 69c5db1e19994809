import {expect, test} from 'vitest'
import {keyVariables, serveDatabase} from '../_testing/serve-database.ts'
import type {OutboxEmail} from '../_shared/outbox.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {createNewsletterLoader} from './load-newsletters.ts'

const issue = '8484b834-f29e-4af2-bf42-80644d154f76'
const content = [{kind: 'paragraph', spans: [{text: 'Labas!'}]}]
const stored = {subject_lt: 'Kalėdos', subject_en: '', content_lt: content, content_en: []}

const email = (language: string, token: string, changes: object = {}) =>
  ({template: 'newsletter-issue', language, data: {issue, token}, ...changes}) as unknown as OutboxEmail

async function start(newsletters: unknown) {
  const {url, calls} = await serveDatabase({newsletter_issues: () => newsletters})
  const keys = JSON.parse(keyVariables.SUPABASE_SECRET_KEYS) as {default: string}
  return {
    load: createNewsletterLoader(createServiceClient({SUPABASE_URL: url, SUPABASE_SECRET_KEYS: keys})),
    calls,
  }
}

test('the text of a newsletter is queried once for all its readers, who keep their links', async () => {
  const {load, calls} = await start([stored])
  const other = email('lt', 'x', {template: 'confirm-subscription', data: {token: 'x'}})
  const loaded = [...(await load([email('lt', 'a'), other])), ...(await load([email('en', 'b')]))]
  const text = {subject: 'Kalėdos', summary: 'Labas!', content}
  expect(loaded.map(({data}) => data)).toEqual([
    {...text, isFallback: false, token: 'a'},
    {token: 'x'},
    {...text, isFallback: true, token: 'b'},
  ])
  expect(calls).toMatchObject([{name: 'newsletter_issues', args: {id: `eq.${issue}`}}])
})

test('an email whose newsletter is gone stays as it is', async () => {
  const {load} = await start([])
  expect(await load([email('lt', 'a')])).toEqual([email('lt', 'a')])
})

test('while the database does not answer, nothing is loaded', async () => {
  const {load} = await start(new Response('{}', {status: 500}))
  await expect(load([email('lt', 'a')])).rejects.toThrow('The database does not answer')
})
