import {expect, test, vi} from 'vitest'
import {codeOfDigest} from './error-code.ts'
import {logPageError} from './request-error.ts'

test('the log has the code of the page, on one line and without the query', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  try {
    const error = Object.assign(new Error('x'), {digest: '2158477443'})
    logPageError(error, '/naujienos/a\nb?token=secret', '/[locale]/naujienos/[slug]')
    logPageError(new Error('of no page'), '/', '/[locale]')
    expect(log.mock.calls).toEqual([
      [
        `Error ${codeOfDigest('2158477443')} (digest 2158477443) on /naujienos/a b (/[locale]/naujienos/[slug])`,
      ],
    ])
  } finally {
    log.mockRestore()
  }
})
