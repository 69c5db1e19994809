import {giftAidWording} from '@site/schemas/consents'
import {expect, test} from 'vitest'
import {giftAidFields} from './gift-aid-form-fields.ts'
import {declarationTo, noDeclaration} from './typed-declaration.ts'

const rasa = {
  ...noDeclaration,
  isWanted: true,
  firstName: ' Rasa ',
  lastName: 'Rasaitė',
  house: '12a',
  street: 'Example Street, Cardiff',
  postcode: 'cf101aa',
}

const faultsOf = (changes: object) =>
  giftAidFields.safeParse({...rasa, ...changes}).error?.issues.map(({path, message}) => [path[0], message])

test('what was typed counts only once the box is ticked', () => {
  expect(giftAidFields.parse({...rasa, isWanted: false, postcode: '?'})).toBeUndefined()
  expect(giftAidFields.parse(rasa)).toEqual({
    title: null,
    firstName: 'Rasa',
    lastName: 'Rasaitė',
    house: '12a',
    street: 'Example Street, Cardiff',
    postcode: 'CF10 1AA',
    covers: 'gift',
  })
})

test('an address abroad has no postcode that HMRC knows', () => {
  expect(giftAidFields.parse({...rasa, isAbroad: true, postcode: 'LT-01103', coversAll: true})).toMatchObject(
    {postcode: null, covers: 'all'},
  )
})

test('every fault is named at once', () => {
  expect(faultsOf({firstName: ' ', house: 'ž'.repeat(41), postcode: ''})).toEqual([
    ['firstName', 'required'],
    ['house', 'tooLong'],
    ['postcode', 'required'],
  ])
  expect(faultsOf({title: 'M&M', firstName: 'Rasa ir Jonas', lastName: 'Rasaitė/Jonaitis'})).toEqual([
    ['title', 'twoPeople'],
    ['firstName', 'twoPeople'],
    ['lastName', 'twoPeople'],
  ])
  expect(faultsOf({postcode: 'LT-01103'})).toEqual([['postcode', 'postcodeInvalid']])
})

test('the words that the donor read go along, and nothing where nobody asks for a declaration', () => {
  const request = {amount: 5, giftAid: giftAidFields.parse(rasa)}
  expect(declarationTo(undefined, request)).toEqual({amount: 5})
  const charity = {charityName: 'Charity', claimsFees: true}
  expect(declarationTo(charity, request).giftAid?.wording).toBe(giftAidWording('gift', charity))
  expect(declarationTo(charity, request, true).giftAid).toMatchObject({
    covers: 'all',
    wording: giftAidWording('all', charity),
  })
})
