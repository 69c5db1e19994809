// @vitest-environment jsdom
import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {expect, test} from 'vitest'
import {stackEnv} from '../../env.ts'
import {inlineElements, refusedInline} from '../../support/inline-elements.ts'

const site = stackEnv().SITE_URL

/** One page of each kind, and what it answers. */
const kept: [path: string, status: number][] = [
  ['/', 200],
  ['/en', 200],
  ['/naujienos', 200],
  ['/naujienos/puslapis/2', 200],
  ['/renginiai', 200],
  ['/kaledos-2025', 200],
  ['/fotografijos', 200],
  ['/mokykleles', 200],
  ['/aukoti', 200],
  ['/aukojimas-sekmingai', 200],
  ['/taptinariu', 200],
  ['/kontaktai', 200],
  ['/paskyra', 200],
  ['/mano-auka', 200],
  ['/privacy', 200],
  ['/admin', 200],
  ['/en/admin/vadovas', 200],
  ['/perziura', 200],
  ['/auth/confirm', 200],
  ['/nera-tokio-puslapio', 404],
  ['/en/naujienos/nera-tokios', 404],
]
const rendered: typeof kept = [
  ['/paieska?q=kaledos', 200],
  ['/en/paieska', 200],
]

async function getPage(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(site + path, {headers, method, redirect: 'manual'})
  return {
    status: response.status,
    policy: response.headers.get('content-security-policy') ?? '',
    etag: response.headers.get('etag') ?? '',
    cache: response.headers.get('x-nextjs-cache'),
    html: await response.text(),
  }
}

function expectSealed({html, policy}: {html: string; policy: string}) {
  expect(refusedInline(html, policy)).toEqual([])
  expect(policy).not.toMatch(/script-src [^;]*unsafe/)
  expect(policy).not.toMatch(/style-src [^;]*unsafe/)
  // Two headers would be joined by a comma.
  expect(policy.match(/,|default-src/g)).toEqual(['default-src'])
}

test.each([...kept, ...rendered])('everything inline on %s is allowed by name', async (path, status) => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const page = await getPage(path, {'accept-encoding': encoding})
    expect(page.status).toBe(status)
    expect(inlineElements(page.html).length).toBeGreaterThan(2)
    expectSealed(page)
  }
})

test.each(kept.filter(([, status]) => status === 200))(
  '%s has the same policy without a body',
  async (path) => {
    const page = await getPage(path)
    const head = await getPage(path, {}, 'HEAD')
    const unchanged = await getPage(path, {'if-none-match': page.etag, 'cache-control': 'max-age=0'})
    expect([head.policy, unchanged.status, unchanged.policy]).toEqual([page.policy, 304, page.policy])
  },
)

test('a page rendered for one request has a nonce that no other has, and no kept page has one', async () => {
  const policies = await Promise.all([1, 2].map(async () => (await getPage('/paieska')).policy))
  const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1])
  expect(new Set(nonces).size).toBe(2)
  expect(nonces).not.toContain(undefined)
  for (const [path] of kept)
    expect(inlineElements((await getPage(path)).html).filter(({nonce}) => nonce)).toEqual([])
})

test('whoever sends a policy with the request has no say in the page', async () => {
  const own = {'content-security-policy': `script-src 'nonce-guessed'`}
  for (const path of ['/naujienos', '/paieska'])
    expect((await getPage(path, own)).html).not.toContain('guessed')
})

test('a page that was rendered again is allowed what is in it now', async () => {
  const body = JSON.stringify({_id: 'siteSettings', _type: 'content'})
  const signature = await encodeSignatureHeader(body, Date.now(), stackEnv().SANITY_WEBHOOK_SECRET)
  const revalidated = await fetch(`${site}/api/revalidate`, {
    method: 'POST',
    headers: {[SIGNATURE_HEADER_NAME]: signature},
    body,
  })
  expect(revalidated.status).toBe(200)
  for (const path of ['/', '/naujienos', '/aukoti', '/admin']) {
    const first = await getPage(path)
    expect(first.cache).not.toBe('HIT')
    expectSealed(first)
    await expect.poll(async () => (await getPage(path)).cache).toBe('HIT')
    expectSealed(await getPage(path))
  }
})

test('what a page is made of, asked for by its scripts, needs none of the hashes', async () => {
  const data = await fetch(`${site}/lt/naujienos?_rsc`, {headers: {rsc: '1'}, redirect: 'manual'})
  expect(data.headers.get('content-security-policy')).not.toContain('sha256')
})
