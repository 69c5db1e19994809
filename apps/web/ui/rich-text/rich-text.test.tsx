import {type Messages, NextIntlClientProvider} from 'next-intl'
import {prerender} from 'react-dom/static'
import {expect, test} from 'vitest'
import messages from '#/messages/en.json'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import type {LocalizedBody} from '#/sanity/content-types.ts'

stubSiteEnv()
const {RichText} = await import('./rich-text.tsx')
const {fileSize} = await import('../texts/file-size.ts')

async function shown(...blocks: object[]): Promise<string> {
  const body = {lt: null, en: blocks.map((block, index) => ({_key: `${index}`, ...block}))}
  const {prelude} = await prerender(
    <NextIntlClientProvider locale="en" messages={messages as unknown as Messages} timeZone="Europe/London">
      <RichText body={body as unknown as LocalizedBody} />
    </NextIntlClientProvider>,
  )
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

const row = (...cells: string[]) => ({_type: 'tableRow', _key: cells.join(), cells})

test('a button leads where links do, and its address is there for paper', async () => {
  const html = await shown({_type: 'linkButton', label: 'Book a stall', href: 'mailto:info@home.test'})
  expect(html).toMatch(/<a href="mailto:info@home.test" class="[^"]*bg-brand[^"]*">Book a stall<\/a>/)
  expect(html).toMatch(/print:inline">info@home.test</)
})

test.each([{href: 'javascript:alert(1)', label: 'Go'}, {href: 'https://example.com'}, {}])(
  'shows no button of %j',
  async (button) => {
    expect(await shown({_type: 'linkButton', ...button})).not.toMatch(/<p|<a/)
  },
)

test('a file says its kind and size, and is downloaded', async () => {
  const file = {
    url: 'https://cdn.example/a.pdf',
    extension: 'pdf',
    size: 239_001,
    originalFilename: 'mugė 1.pdf',
  }
  const html = await shown({_type: 'download', title: 'Programme', file})
  expect(html).toContain('href="https://cdn.example/a.pdf?dl=mug%C4%97%201.pdf"')
  expect(html).toContain('Programme (PDF, 240 kB)')
  expect(html).toContain('>cdn.example/a.pdf</span>')
  expect(await shown({_type: 'download', title: 'Programme', file: null})).not.toContain('Programme')
})

test.each([
  [1, 'lt', '1 kB'],
  [239_001, 'lt', '240 kB'],
  [1_240_000, 'lt', '1,2 MB'],
  [1_240_000, 'en', '1.2 MB'],
  [20_000_000, 'en', '20 MB'],
] as const)('%d bytes in %s: %s', (bytes, locale, text) => {
  expect(fileSize(bytes, locale).replaceAll('\u00a0', ' ')).toBe(text)
})

test('a table names its columns and rows, and is as wide in every row', async () => {
  const html = await shown({
    _type: 'table',
    caption: 'Prices of stalls',
    rows: [row('', 'Member', 'Others'), row('Table', '£5', '£10'), row(' ', '', ''), row('Tent', '£20')],
  })
  expect(html).toContain('Prices of stalls</caption>')
  expect(html.match(/<th scope="\w+"/g)).toEqual([
    '<th scope="col"',
    '<th scope="col"',
    '<th scope="row"',
    '<th scope="row"',
  ])
  const cells = html.match(/<tr>.*?<\/tr>/g)?.map((line) => line.match(/<t[dh]\b/g)?.length)
  expect(cells).toEqual([3, 3, 3])
  expect(await shown({_type: 'table', rows: [row('', ' ')]})).not.toContain('<table')
})

test('a film is asked of nobody before it is played, and is a link', async () => {
  const html = await shown({
    _type: 'video',
    url: 'https://youtu.be/aqz-KE-bpKQ?t=90',
    title: 'The children dance',
  })
  expect(html).not.toMatch(/<iframe|<img|src=|nocookie/)
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ&amp;t=90s"')
  expect(html).toContain('learns nothing about you')
  expect(html).toContain('>www.youtube.com/watch?v=aqz-KE-bpKQ&amp;t=90s</span>')
})

test.each(['https://www.youtube.com/playlist?list=PLabc', 'https://evil.example/watch', undefined])(
  'shows no film at %s',
  async (url) => {
    expect(await shown({_type: 'video', url, title: 'The children dance'})).not.toContain('<figure')
  },
)
