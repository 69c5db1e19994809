import {NextIntlClientProvider, type Messages} from 'next-intl'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import messages from '#/messages/en.json'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import type {ContactPage} from './contact-queries.ts'

stubSiteEnv()
const {PressSection} = await import('./press-section.tsx')

const text = (en: string) => ({_type: 'localizedString', lt: en, en})
const picture = {
  _key: 'a',
  credit: text('Ona Onaitė'),
  image: {
    _key: null,
    alt: text('A dance'),
    caption: null,
    asset: {_id: 'image-a1-3000x2000-jpg', color: null},
  },
  file: 'šokis 1.jpg',
}
const press = {
  contact: {_type: 'contactPerson', name: 'Ona', role: null, email: 'spauda@home.test'},
  members: 1200,
  founded: 2009,
  pictures: [picture, {...picture, _key: 'b', image: {...picture.image, asset: null}, file: null}],
}

function shown(fields: object | null): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages as unknown as Messages} timeZone="Europe/London">
      <PressSection press={fields as ContactPage['press']} />
    </NextIntlClientProvider>,
  )
}

test('names whom to turn to, the number of members and the year, and lets pictures be downloaded', () => {
  const html = shown(press)
  expect(html.match(/<dd>.*?<\/dd>/g)?.map((value) => value.replaceAll(/<[^>]+>/g, ''))).toEqual([
    'Onaspauda@home.test',
    '1,200',
    '2009',
  ])
  expect(html.match(/<li>/g)).toHaveLength(1)
  expect(html).toContain('/a1-3000x2000.jpg?dl=%C5%A1okis%201.jpg"')
  expect(html).toContain('Download in full size (3000 × 2000 pixels)')
  expect(html).toContain('Credit: Ona Onaitė')
})

test('of a cropped picture, only what is left can be downloaded', () => {
  const crop = {left: 0, right: 0.5, top: 0.25, bottom: 0}
  const html = shown({...press, pictures: [{...picture, image: {...picture.image, crop}}]})
  expect(html).toContain('/a1-3000x2000.jpg?rect=0%2C500%2C1500%2C1500&amp;q=95&amp;dl=%C5%A1okis%201.jpg"')
  expect(html).toContain('Download in full size (1500 × 1500 pixels)')
})

test('leaves out what is empty', () => {
  const html = shown({...press, members: null, founded: null, pictures: null})
  expect(html.match(/<dt/g)).toHaveLength(1)
  expect(html).not.toContain('<h3')
})

test.each([[null], [{...press, contact: null}], [{...press, contact: {email: 'spauda@home.test'}}]])(
  'leaves nothing while nobody is named: %j',
  (fields) => {
    expect(shown(fields)).toBe('')
  },
)
