import {expect, test} from 'vitest'
import {failure} from '#/supabase/query.ts'
import {sendingFailure, sendingTime} from './sending.ts'

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

test.each([
  [0, 1, 'minutes'],
  [60, 1, 'minutes'],
  [61, 2, 'minutes'],
  [3600, 60, 'minutes'],
  [3601, 2, 'hours'],
  [86_400, 24, 'hours'],
  [86_401, 2, 'days'],
] as const)('%i seconds are %i %s', (seconds, count, unit) => {
  expect(sendingTime(seconds)).toEqual({unit, count})
})
