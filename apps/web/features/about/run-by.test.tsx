import {NextIntlClientProvider, type Messages} from 'next-intl'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import messages from '#/messages/en.json'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {RunBy} from './run-by.tsx'

const runBy = {_type: 'localizedText', lt: 'Vadovauja taryba.', en: 'Run by a council.'}
const filled = {runBy, registrationNumber: '1234567', hasCouncil: true}

function shown(settings: object): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages as unknown as Messages} timeZone="Europe/London">
      <AppRouterContext value={{} as AppRouterInstance}>
        <RunBy settings={settings as SiteSettings} className="" linkClass="" />
      </AppRouterContext>
    </NextIntlClientProvider>,
  )
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim()

test('says who runs the community, with the registered number and the way to the council', () => {
  const html = shown(filled)
  expect(textOf(html)).toBe('Run by a council. Registered number 1234567. Our council')
  expect(html).toContain('href="/en/apie-mus#council"')
})

test.each([
  [{registrationNumber: null}, 'Run by a council. Our council'],
  [{hasCouncil: false}, 'Run by a council. Registered number 1234567.'],
  [{runBy: null, hasCouncil: false}, 'Registered number 1234567.'],
])('leaves out what is empty: %j', (empty, text) => {
  expect(textOf(shown({...filled, ...empty}))).toBe(text)
})

test('leaves nothing while neither is filled in', () => {
  expect(shown({...filled, runBy: null, registrationNumber: null})).toBe('')
})
