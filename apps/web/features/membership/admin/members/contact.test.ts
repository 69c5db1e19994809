import {describe, expect, test} from 'vitest'
import {exampleMember} from '../testing/member-examples.ts'
import {completeEmail, contactOf, faultsOf, readCorrection, type TypedContact} from './contact.ts'

const known = contactOf(exampleMember({postalAddress: 'Cardiff'}))

const read = (changes: Partial<TypedContact>) => readCorrection({...known, ...changes}, known)

describe('a correction', () => {
  test('has only what was changed, as it is stored', () => {
    const changes = {firstName: ' Onutė ', phone: '8 612 34567', postalAddress: ' 1 Castle Street\nCardiff '}
    expect(read(changes).data).toEqual({
      firstName: 'Onutė',
      phone: '+37061234567',
      postalAddress: '1 Castle Street\nCardiff',
    })
    expect(read({}).data).toEqual({})
  })

  test('removes everything but the name', () => {
    expect(read({email: '', phone: '', postalAddress: ''}).data).toEqual({
      email: null,
      phone: null,
      postalAddress: null,
    })
    expect(faultsOf(read({lastName: ' '}).error)).toMatchObject({lastName: {message: 'required'}})
  })

  test('leaves alone what was wrong before', () => {
    const former = {...known, phone: '12345'}
    expect(readCorrection({...former, locale: 'en'}, former).data).toEqual({locale: 'en'})
    expect(faultsOf(read({phone: '12345', email: 'ona@'}).error)).toMatchObject({
      phone: {message: 'phoneInvalid'},
      email: {message: 'emailInvalid'},
    })
  })
})

test('an address is searched for once it is complete', () => {
  expect(completeEmail('ona@exa')).toBe('')
  expect(completeEmail(' ona@example.test ')).toBe('ona@example.test')
})
