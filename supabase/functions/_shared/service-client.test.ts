import {expect, test} from 'vitest'
import {throwOnError} from './service-client.ts'

const errorOf = (code: string | undefined) => () => throwOnError('reading', {code, message: 'as asked'})

test.each([undefined, '', '57014', '55P03', 'PGRST003'])(
  'an answer of a busy database (%s) is unavailable',
  (code) => {
    expect(errorOf(code)).toThrow(expect.objectContaining({code: 'unavailable'}))
  },
)

test.each(['23514', 'PGRST202'])('an error that a retry would not mend (%s) is a bug', (code) => {
  expect(errorOf(code)).toThrow(`reading: ${code} as asked`)
})
