import {expect, test} from 'vitest'
import {throwOnError} from './service-client.ts'

const errorOf = (code: string | undefined) => () => throwOnError('reading', {code, message: 'as asked'})

const busy = ['', '57014', '57P01', '57P03', '55P03', '53300', '40P01', '40001', '08006', 'PT503', 'PGRST003']

/** Of Postgres, of what it could not write, of the gateway, and of a hosted project. */
const fullDisk = ['53100', '53200', '53000', '58030', 'PT507', '25006']

test.each([undefined, ...busy, ...fullDisk])(
  'an answer of a busy database, or of one without space (%s), is unavailable',
  (code) => {
    expect(errorOf(code)).toThrow(expect.objectContaining({code: 'unavailable'}))
  },
)

test.each(['23514', 'PGRST202', '42501', '22P02', 'XX000', 'P0001', 'PT400', '25001', '55000'])(
  'an error that a retry would not mend (%s) is a bug',
  (code) => {
    expect(errorOf(code)).toThrow(`reading: ${code} as asked`)
  },
)
