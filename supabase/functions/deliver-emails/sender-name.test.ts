import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {withSenderName} from './sender-name.ts'

test.each([
  ['info@example.test', 'Velso lietuvių bendruomenė', 'Velso lietuvių bendruomenė <info@example.test>'],
  ['info@example.test', 'Lietuviai, Velsas', '"Lietuviai, Velsas" <info@example.test>'],
  ['info@example.test', '„Draugai“ & "Co" <b>', '„Draugai“ & Co b <info@example.test>'],
  ['info@example.test', '<>', 'info@example.test'],
  ['Iždas <info@example.test>', 'Velso lietuviai', 'Iždas <info@example.test>'],
])('the sender %s of %s is %s', (sender, name, expected) => {
  expect(withSenderName(sender, name)).toBe(expected)
})

test('no name changes the address', () => {
  const name = fc.string({unit: fc.constantFrom(...'ąB „“"\\<>&@,;:()[].'), maxLength: 60})
  fc.assert(
    fc.property(name, (drawn) => {
      const [, shown = '', address] =
        /^(?:([^<>]*) <)?([^<>]+)>?$/.exec(withSenderName('a@example.test', drawn)) ?? []
      expect(address).toBe('a@example.test')
      expect(/^"[^"\\]*"$|^[^"\\()[\]:;@,.]*$/.test(shown)).toBe(true)
    }),
  )
})
