import {expect, test} from 'vitest'
import {unknownContact} from './contact.ts'
import {readNewMember, type TypedMember} from './new-member.ts'

const typed: TypedMember = {
  ...unknownContact,
  firstName: 'Ona',
  lastName: 'Žemaitė',
  fee: 'paid',
  pence: '15',
  on: '2026-01-01',
  method: 'cash',
}
const ona = {
  firstName: 'Ona',
  lastName: 'Žemaitė',
  email: null,
  phone: null,
  postalAddress: null,
  locale: 'lt',
}

const read = (changes: Partial<TypedMember>) => {
  // A fee may be entered for two years.
  const on = new Date().toISOString().slice(0, 10)
  return readNewMember({...typed, on, ...changes})
}

test('a name is enough; a fee has its sum, day and method', () => {
  expect(read({on: '2020-01-01', fee: 'awaited'}).values).toEqual({...ona, fee: 'awaited'})
  expect(read({pence: '', fee: 'honorary'}).values).toEqual({...ona, fee: 'honorary'})
  expect(read({}).values).toMatchObject({...ona, fee: 'paid', pence: 1500, method: 'cash'})
})

test('every field at fault is named, with its first fault', () => {
  expect(read({firstName: '', email: 'ona@', pence: '', on: '2020-01-01'}).errors).toEqual({
    firstName: {type: 'validate', message: 'required'},
    email: {type: 'validate', message: 'emailInvalid'},
    pence: {type: 'validate', message: 'sumFault'},
    on: {type: 'validate', message: 'dayFault'},
  })
})
