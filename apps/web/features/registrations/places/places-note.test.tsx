import {NextIntlClientProvider, type Messages} from 'next-intl'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import en from '#/messages/en.json'
import lt from '#/messages/lt.json'
import {PlacesNote} from './places-note.tsx'

function note(locale: 'lt' | 'en', left: number, hasWaitingList = false): string {
  const {places} = (locale === 'lt' ? lt : en).event
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={{event: {places}} as unknown as Messages}
      timeZone="Europe/London"
    >
      <PlacesNote left={left} hasWaitingList={hasWaitingList} />
    </NextIntlClientProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, '')
}

test.each([
  [0, 'Visos vietos užimtos', 'All the places are taken'],
  [1, 'Liko 1 vieta', '1 place left'],
  [2, 'Liko 2 vietos', '2 places left'],
  [9, 'Liko 9 vietos', '9 places left'],
  [10, '', ''],
])('with %i places', (left, lithuanian, english) => {
  expect([note('lt', left), note('en', left)]).toEqual([lithuanian, english])
})

test('a full event has a waiting list where it takes registrations', () => {
  expect(note('lt', 0, true)).toBe('Visos vietos užimtos. Galite stoti į laukiančiųjų sąrašą.')
})
