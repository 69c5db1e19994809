import {expect, test} from 'vitest'
import {createSendingKeys} from './sending-key.ts'

test('the same content has the same key, and other content another', () => {
  const keyOf = createSendingKeys()
  const first = keyOf({subject: 'Kalėdos'})
  expect(keyOf({subject: 'Velykos'})).not.toBe(first)
  expect(keyOf({subject: 'Kalėdos'})).toBe(first)
  expect(createSendingKeys()({subject: 'Kalėdos'})).not.toBe(first)
})
