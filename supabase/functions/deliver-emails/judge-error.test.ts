import type {ErrorResponse} from 'resend'
import {describe, expect, test} from 'vitest'
import {judgeError} from './judge-error.ts'

const judge = (statusCode: number | null, name: ErrorResponse['name'], message: string) => {
  const judged = judgeError({statusCode, name, message})
  return judged.ok ? 'sent' : judged.error
}

describe('an error of Resend', () => {
  test.each([
    [422, 'validation_error', 'Invalid `to` field.'],
    [400, 'validation_error', 'Invalid `to` field.'],
    [422, 'missing_required_field', 'Missing `subject` field.'],
    [422, 'invalid_attachment', 'Attachment must have either a `content` or `path`.'],
  ] as const)('that is about the mail ends it: %s %s', (status, name, message) => {
    expect(judge(status, name, message)).toBe('never')
  })

  test.each([
    [401, 'missing_api_key', 'Why'],
    [403, 'invalid_api_key', 'Why'],
    [403, 'validation_error', 'The example.org domain is not verified.'],
    [422, 'invalid_from_address', 'Why'],
    [422, 'validation_error', 'Invalid `from` field.'],
    [429, 'rate_limit_exceeded', 'Why'],
    [429, 'daily_quota_exceeded', 'Why'],
    [409, 'concurrent_idempotent_requests', 'Why'],
    [500, 'application_error', 'Why'],
    [503, 'internal_server_error', 'Why'],
    [null, 'application_error', 'Why'],
  ] as const)('that can be mended or passes leaves it for later: %s %s', (status, name, message) => {
    expect(judge(status, name, message)).toBe('later')
  })

  test('that the key was used for an earlier version of the mail means that it has gone', () => {
    expect(judge(409, 'invalid_idempotent_request', 'Why')).toBe('sent')
  })

  test('is kept in short words', () => {
    expect(judgeError({statusCode: null, name: 'application_error', message: 'Why'})).toMatchObject({
      reason: 'no answer application_error: Why',
    })
  })
})
