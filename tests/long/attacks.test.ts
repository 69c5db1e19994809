import {execFileSync} from 'node:child_process'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {stackEnv} from '../env.ts'
import {Flood} from '../support/flood.ts'
import {sendContactForm, whileAttacked} from '../support/reading-attack.ts'
import {runningService} from '../support/run-record.ts'

interface Target {
  title: string
  /** Where a body is sent to. */
  path: string
  /** The service's process, if it has another title in the run record. */
  process?: string
  url?: string
}

const targets: Target[] = [
  {title: 'Site', path: '/'},
  {title: 'Studio', path: '/'},
  {title: 'Content Lake', path: '/v2026-02-01/data/mutate/production'},
  {title: 'Supabase', path: '/auth/v1/signup'},
  {title: 'Functions', path: '/functions/v1/sync-content'},
  {title: 'Mail inbox', path: '/api/email'},
  {title: 'Resend', path: '/emails', process: 'Mail inbox', url: stackEnv().RESEND_BASE_URL},
  {title: 'Stripe', path: '/v1/checkout/sessions'},
]

const responds = async (urls: string[]) => {
  const responses = await Promise.all(urls.map((url) => fetch(url, {headers: {connection: 'close'}})))
  return responses.map(({status}) => status)
}

describe.each(targets)('$title', ({path, url, ...target}) => {
  const service = runningService(target.process ?? target.title)
  const {probe, pid = 0, restarts} = service
  const {port} = new URL(url ?? service.url)
  let flood: Flood

  beforeEach(() => {
    flood = new Flood(Number(port))
  })
  afterEach(() => {
    flood.close()
    expect(runningService(service.title)).toMatchObject({pid, restarts})
  })

  const urls = [probe, `${stackEnv().SITE_URL}/naujienos`]
  const post = (header: string) => `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${header}\r\n\r\n`

  test.each([
    ['a length', `Content-Length: ${200 * 1024 * 1024}`, false],
    ['no length', 'Transfer-Encoding: chunked', true],
  ])('sixteen bodies of 200 MB with %s are refused in little memory', async (_name, header, isChunked) => {
    const before = memoryOf(pid)
    const head = post(`Content-Type: application/json\r\n${header}`)
    const sending = Promise.all(Array.from({length: 16}, () => flood.send(head, 200, isChunked)))
    expect(await responds(urls)).toEqual([200, 200])
    for (const status of await sending) expect(status < 200 || status >= 400, `status ${status}`).toBe(true)
    expect(memoryOf(pid) - before).toBeLessThan(250)
    expect(await responds(urls)).toEqual([200, 200])
  })

  test.each([
    ['never speak', ''],
    ['never end their headers', `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`],
    ['never end their body', post('Content-Type: application/json\r\nContent-Length: 100000')],
  ])('3,000 connections that %s keep nobody out', async (_name, text) => {
    await flood.open(3000, text)
    expect(await responds(urls)).toEqual([200, 200])
  })

  test('headers of 1 MB are refused', async () => {
    const header = `X-Large: ${'a'.repeat(1024 * 1024)}`
    expect(await flood.send(post(header), 0)).toBe(431)
  })
})

test('300 connections to Postgres that never speak keep nobody from Supabase', async () => {
  const {SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, DATABASE_URL} = stackEnv()
  const flood = new Flood(Number(new URL(DATABASE_URL).port))
  await flood.open(300)
  const table = `${SUPABASE_URL}/rest/v1/event_like_counts?limit=1&apikey=${SUPABASE_PUBLISHABLE_KEY}`
  expect(await responds([table, `${stackEnv().SITE_URL}/naujienos`])).toEqual([200, 200])
  flood.close()
})

test.each([
  [
    'selects nested four deep',
    'content_items?select=key,event_comments(id,content_items(key,event_comments(id)))',
  ],
  [
    'regular expressions',
    `event_comments?comment_text=match.${encodeURIComponent('^(.*)(.*)(.*)\\1\\2\\3x$')}`,
  ],
  ['selects of all comments', 'event_comments?select=*&order=comment_text'],
])('150 requests at once with %s keep nobody from a page, the contact form and the site', async (_, path) => {
  const {SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: key, SITE_URL} = stackEnv()
  const page = `${SUPABASE_URL}/rest/v1/rpc/comment_page?event_keys={kaledos-2025}&apikey=${key}`
  const attack = {url: SUPABASE_URL, key, path, token: undefined, requests: 150}
  const {result, answers} = await whileAttacked(attack, async () => ({
    pages: await responds([page, `${SITE_URL}/naujienos`]),
    form: await sendContactForm(`${SUPABASE_URL}/functions/v1`, {apikey: key}),
  }))
  expect(result).toEqual({pages: [200, 200], form: 200})
  expect(answers.filter((answer) => /^50[0-24-9]/.test(answer))).toEqual([])
})

/** Resident memory in MB. */
const memoryOf = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024
