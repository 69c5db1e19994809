import {beforeEach, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

const settings = vi.hoisted(() => vi.fn<() => Promise<{name: {lt: string}}>>())
vi.mock('server-only', () => ({}))
vi.mock('next-intl/server', () => ({}))
vi.mock('#/site-settings/site-settings-queries.ts', () => ({getSiteSettings: settings}))
stubSiteEnv()
const {pageMetadata} = await import('./page-metadata.ts')

const image = (id: string) => ({
  asset: {_id: `image-${id}-2000x1000-jpg`, width: 2000, height: 1000, color: null},
  alt: null,
})
const page = {
  locale: 'lt',
  path: '/svente',
  title: {lt: 'Šventė', en: 'Party'},
  image: image('0123456789abcdef'),
  dateInWords: '2026 m. birželio 20 d.',
} as const

async function shared(changes: Partial<Parameters<typeof pageMetadata>[0]> = {}) {
  const {openGraph} = await pageMetadata({...page, ...changes})
  const [first] = [openGraph?.images].flat()
  return typeof first === 'object' && 'url' in first ? String(first.url) : undefined
}

beforeEach(() => {
  settings.mockResolvedValue({name: {lt: 'Velso lietuvių bendruomenė'}})
})

test('the URL of the picture stays while the picture does', async () => {
  const url = await shared()
  expect(url).toMatch(/^\/api\/share-picture\/lt\/svente\?v=[\w-]{12}$/)
  expect(await shared()).toBe(url)
  // These are not drawn.
  expect(
    await shared({description: 'Kitas', seo: {title: 'Kitas'}, title: {lt: 'Šventė', en: 'Feast'}}),
  ).toBe(url)
})

test.each([
  ['title', {title: {lt: 'Kita šventė', en: 'Party'}}],
  ['title, by one letter', {title: 'Švente'}],
  ['date', {dateInWords: 'Atšaukta'}],
  ['photo', {image: image('fedcba9876543210')}],
  ['crop', {image: {...page.image, crop: {left: 0.5, right: 0, top: 0, bottom: 0}}}],
  ['photo, taken away', {image: null}],
])('another %s has another URL', async (_, changes) => {
  expect(await shared(changes)).toMatch(/^\/api\/share-picture\/lt\/svente\?v=[\w-]{12}$/)
  expect(await shared(changes)).not.toBe(await shared())
})

test('another name of the community has another URL', async () => {
  const before = await shared()
  settings.mockResolvedValue({name: {lt: 'Kita bendruomenė'}})
  expect(await shared()).not.toBe(before)
})

test('a picture that volunteers chose for sharing is sent as it is', async () => {
  const url = await shared({seo: {image: image('abcdefabcdef0123')}})
  expect(url).toMatch(/\/images\/unit\/production\/abcdefabcdef0123-2000x1000\.jpg\?/)
})
