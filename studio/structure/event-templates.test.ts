import {admissionKinds} from '@site/schemas/options/event-options'
import {eventKinds} from '@site/schemas/options/categories'
import {expect, test} from 'vitest'
import {event} from '../testing/documents.ts'
import {problemsOf} from '../testing/validate.ts'
import {eventTemplates} from './event-templates.ts'

test('a fair, a trip, a service and a course have templates', () => {
  expect(eventTemplates.map(({id}) => id)).toEqual([
    'event-fair',
    'event-trip',
    'event-service',
    'event-course',
  ])
})

test.for(eventTemplates)('$id lacks only what differs from event to event', async ({value}) => {
  const fields = value as Record<string, unknown>
  expect(eventKinds.map((kind) => kind.value)).toContain(fields.kind)
  expect(admissionKinds.map((kind) => kind.value)).toContain(fields.admission)
  const {_id, _type, start, eventKey} = event
  expect(await problemsOf({_id, _type, start, eventKey, ...fields})).toEqual([])
  expect(await problemsOf({_id, _type, ...fields})).toHaveLength(2)
})
