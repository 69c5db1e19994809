import {expect, test} from 'vitest'
import {replySubject} from './messages-actions.ts'

test.each([
  ['Kalėdos', 'Re: Kalėdos'],
  ['Re: Kalėdos', 'Re: Kalėdos'],
  ['RE:re : Kalėdos', 'Re: Kalėdos'],
  ['Reikia pagalbos', 'Re: Reikia pagalbos'],
])('an answer to %j has the subject %j', (subject, reply) => {
  expect(replySubject(subject)).toBe(reply)
})
