import {expect, test} from 'vitest'
import {failure} from '#/supabase/query.ts'
import {sendingFailure} from './sending-reason.ts'

test.each([
  ['failed', 'no_subscribers', 'noSubscribers'],
  ['failed', 'edited_elsewhere', 'changed'],
  ['failed', 'newsletter_started', 'changed'],
  ['failed', 'bad_request', 'refused'],
  ['failed', 'unexpected', 'failed'],
  ['forbidden', 'forbidden', 'failed'],
  ['tooMany', 'too_many', 'tooMany'],
  ['offline', '', 'offline'],
  ['unavailable', 'unavailable', 'unavailable'],
] as const)('a failure that is %s with the code %j: %s', (error, code, reason) => {
  expect(sendingFailure({...failure(error), code})).toBe(reason)
})
