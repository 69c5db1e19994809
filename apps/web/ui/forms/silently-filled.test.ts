import {expect, test} from 'vitest'
import {silentlyFilled} from './silently-filled.ts'

const known: Record<string, unknown> = {
  email: '',
  password: '',
  firstName: 'Rasa',
  'children.0.firstName': '',
  people: 1,
  method: 'stripe',
  newsletter: false,
}

const elements = [
  {name: 'email', type: 'email', value: 'rasa@example.test'},
  {name: 'password', type: 'password', value: 'ąžuolynas'},
  {name: 'firstName', type: 'text', value: 'Rasa'},
  {name: 'children.0.firstName', type: 'text', value: 'Ąžuolas'},
  {name: 'people', type: 'select-one', value: '1'},
  {name: 'method', type: 'radio', value: 'bank_transfer'},
  {name: 'newsletter', type: 'checkbox', value: 'on'},
  {name: 'username', type: 'hidden', value: 'rasa@example.test'},
  {name: '', type: 'submit', value: ''},
  {tagName: 'FIELDSET'},
] as unknown as Element[]

test('what a password manager wrote into the fields is read, and nothing else', () => {
  expect(silentlyFilled(elements, (name) => known[name])).toEqual([
    ['email', 'rasa@example.test'],
    ['password', 'ąžuolynas'],
    ['children.0.firstName', 'Ąžuolas'],
  ])
})
