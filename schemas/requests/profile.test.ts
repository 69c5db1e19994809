import {expect, test} from 'vitest'
import {profileRequest} from './profile.ts'

const typed = {firstName: 'Rasa', lastName: 'Jankutė', language: 'lt', phone: '', city: ' '}

test('empty optional fields become null', () => {
  expect(profileRequest.parse(typed)).toEqual({...typed, phone: null, city: null})
})

test.each(['+44 29 2018 0000', '(029) 2018-0000'])('%s is a phone number', (phone) => {
  expect(profileRequest.parse({...typed, phone: ` ${phone} `}).phone).toBe('+442920180000')
})

test.each(['1234', 'namai', '0'.repeat(40), '<b>12345</b>'])('%s is not a phone number', (phone) => {
  const {error} = profileRequest.safeParse({...typed, phone})
  expect(error?.issues[0]).toMatchObject({path: ['phone'], message: 'phoneInvalid'})
})

test('rejects an unknown language', () => {
  expect(profileRequest.safeParse({...typed, language: 'cy'}).success).toBe(false)
})
