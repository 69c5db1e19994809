import type {ErrorResponse} from 'resend'
import {describe, expect, test} from 'vitest'
import {classifyError} from './classify-error.ts'

const classify = (statusCode: number | null, name: ErrorResponse['name'], message: string) => {
  const result = classifyError({statusCode, name, message})
  return result ? result.error : 'sent'
}

describe('an error from Resend', () => {
  test.each([
    [422, 'validation_error', 'Invalid `to` field.'],
    [400, 'validation_error', 'Invalid `to` field.'],
    [422, 'missing_required_field', 'Missing `subject` field.'],
    [413, 'validation_error', 'The email is too large'],
    [422, 'invalid_attachment', 'Attachment must have either a `content` or `path`.'],
  ] as const)('about the email is permanent: %s %s', (status, name, message) => {
    expect(classify(status, name, message)).toBe('never')
  })

  test.each([
    [401, 'missing_api_key', 'Why'],
    [403, 'invalid_api_key', 'Why'],
    [403, 'validation_error', 'The example.org domain is not verified.'],
    [422, 'invalid_from_address', 'Why'],
    [422, 'validation_error', 'Invalid `from` field.'],
    [429, 'rate_limit_exceeded', 'Why'],
    [409, 'concurrent_idempotent_requests', 'Why'],
    [500, 'application_error', 'Why'],
    [503, 'internal_server_error', 'Why'],
    [null, 'application_error', 'Why'],
  ] as const)('about settings, the rate or availability is temporary: %s %s', (status, name, message) => {
    expect(classify(status, name, message)).toBe('later')
  })

  test('about a key used for an earlier version of the email means that it was sent', () => {
    expect(classify(409, 'invalid_idempotent_request', 'Why')).toBe('sent')
  })

  test.each([
    ['daily_quota_exceeded', null, 600],
    ['monthly_quota_exceeded', null, 3600],
    ['daily_quota_exceeded', {'retry-after': '86'}, 86],
  ] as const)('about %s waits for the quota, as long as the response says: %j', (name, headers, seconds) => {
    expect(classifyError({statusCode: 429, name, message: 'Why'}, headers)).toMatchObject({
      error: 'quota',
      seconds,
    })
  })

  test('has a short reason', () => {
    expect(classifyError({statusCode: null, name: 'application_error', message: 'Why'})).toMatchObject({
      reason: 'no answer application_error: Why',
    })
  })
})
