import {describedEvent, eventCalendar} from '@site/schemas/calendar/event-calendar'
import {eventStatuses} from '@site/schemas/options/event-options'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {exampleCommunity, exampleEmailData} from '../functions/_testing/example-email-data.ts'
import {renderEmail} from '../functions/_shared/email/render-email.ts'
import {contentItems} from '../functions/sync-content/content-items.ts'
import {as, service} from './callers.ts'
import {type Json, rolledBack} from './database.ts'
import {unique} from './people.ts'

const siteUrl = 'https://velso-lietuviai.example'

const line = fc.string({unit: fc.constantFrom(...'Ąžuolų šventė, 5; „a“\\n:—'), maxLength: 90})
const bilingual = fc.option(fc.record({lt: fc.option(line), en: fc.option(line)}))
const instant = fc
  .date({min: new Date('2025-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true})
  .map((date) => date.toISOString())

const documents = fc.record({
  title: fc.record({lt: line.filter((text) => text.trim() !== ''), en: fc.option(line)}),
  description: bilingual,
  statusNote: bilingual,
  place: fc.option(fc.record({name: bilingual, address: fc.option(line)})),
  path: fc.constantFrom(null, '/kaledos'),
  start: instant,
  end: fc.constantFrom(null, '2028-01-01T10:00:00.000Z'),
  dateToBeConfirmed: fc.option(fc.boolean()),
  status: fc.constantFrom(null, ...eventStatuses.map(({value}) => value)),
  _updatedAt: instant,
})

test('the entry in an email equals that of the event’s page, byte for byte, whatever the document', async () => {
  await rolledBack(async (tx) => {
    await fc.assert(
      fc.asyncProperty(documents, fc.constantFrom('lt', 'en'), async (drawn, language) => {
        const eventKey = unique('calendar')
        const document = {_id: eventKey, _type: 'event', eventKey, slug: null, ...drawn}
        await as(tx, service)`select public.sync_content_items(${tx.json(contentItems([document]) as Json)})`
        const [row] = await tx`
          select private.event_email_data(item) as event from public.content_items as item where key = ${eventKey}`
        const rendered = renderEmail({
          template: 'event-message',
          language,
          data: {...exampleEmailData('event-message', language), event: row?.event},
          community: exampleCommunity,
          siteUrl,
          functionsUrl: siteUrl,
        })
        const inEmail = rendered.ok ? rendered.email.attachments.map(({content}) => content) : rendered.error
        const onPage = eventCalendar({
          events: [describedEvent(document)],
          language,
          community: exampleCommunity[language],
          siteUrl,
        })
        expect(inEmail).toEqual([onPage])
      }),
      {numRuns: 60},
    )
  })
})

test('the sequence follows the document, not the time of a sync', async () => {
  await rolledBack(async (tx) => {
    const eventKey = unique('calendar')
    const document = {
      _id: eventKey,
      _type: 'event',
      _updatedAt: '2025-11-01T09:30:00Z',
      eventKey,
      title: {lt: 'Mugė', en: null},
      start: '2025-12-13T17:00:00Z',
    }
    const updatedAt = async () => {
      await as(tx, service)`select public.sync_content_items(${tx.json(contentItems([document]) as Json)})`
      const [row] = await tx<{at: string}[]>`
        select private.event_email_data(item) ->> 'updatedAt' as at from public.content_items as item where key = ${eventKey}`
      return new Date(row?.at ?? '').toISOString()
    }
    expect([await updatedAt(), await updatedAt()]).toEqual(Array(2).fill('2025-11-01T09:30:00.000Z'))
  })
})
