import {NextIntlClientProvider, type Messages} from 'next-intl'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import lt from '#/messages/lt.json'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import {exampleOrder, exampleRegistration} from '../testing/registration-examples.ts'
import {attendeesOf} from './attendance.ts'

stubSiteEnv()
const {DoorListView} = await import('./door-list-view.tsx')

test('shows who bought tickets beside who registered, with what and which order', () => {
  const attendees = attendeesOf(
    [exampleRegistration({places: 2})],
    [exampleOrder({name: 'Tomas Tomaitis', isPartlyRefunded: true, came: true}), exampleOrder({name: null})],
  )
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="lt" messages={lt as unknown as Messages} timeZone="Europe/London">
      <DoorListView
        attendance={{unsent: [], error: undefined, mark: () => {}}}
        attendees={attendees}
        isStale={false}
      />
    </NextIntlClientProvider>,
  )
  expect(html).toContain('Atvyko 3 iš 8')
  const [nameless, registered, buyer] = [...html.matchAll(/<button[^>]*aria-pressed.*?<\/button>/g)].map(
    ([button]) => button.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|'),
  )
  expect([nameless, registered, buyer]).toEqual([
    '|Vardas nežinomas|3 žmonės|2 × Suaugusiojo bilietas, 1 × Vaiko bilietas|Užsakymo numeris k3mZ9qLw|Dar ne|',
    '|Rasa Rasaitė|2 žmonės|Dar ne|',
    '|Tomas Tomaitis|3 žmonės|2 × Suaugusiojo bilietas, 1 × Vaiko bilietas|Užsakymo numeris k3mZ9qLw' +
      '|Dalis pinigų grąžinta: paklauskite, kas atvyksta|Atvyko|',
  ])
})
