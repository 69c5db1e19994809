import {expect, test} from 'vitest'
import type {ManagedRegistration} from './managed-registration.ts'
import {
  type CorrectionFields,
  correctionFields,
  correctionSchema,
  registrationChanges,
} from './registration-changes.ts'
import {adult, familyOf, general, runningFamily, trip} from './testing/example-registrations.ts'

const [lukas, ema] = familyOf().runners.map(({id}) => id)

function changesOf(registration: ManagedRegistration, change: (fields: CorrectionFields) => void) {
  const fields = correctionFields(registration)
  change(fields)
  return registrationChanges(registration, correctionSchema(registration).parse(fields))
}

function errorsOf(registration: ManagedRegistration, fields: Partial<CorrectionFields>) {
  return correctionSchema(registration)
    .safeParse({...correctionFields(registration), ...fields})
    .error?.issues.map(({path, message}) => [path.join('.'), message])
}

test.each([
  ['a family', familyOf()],
  ['an adult', adult()],
  ['a trip', trip()],
  ['a general registration', general()],
])('the form of %s, untouched, changes nothing', (_, registration) => {
  expect(changesOf(registration, () => undefined)).toEqual({})
})

test('only what was changed is sent', () => {
  const changes = changesOf(trip(), (fields) => {
    fields.firstName = '  Rasutė '
    fields.seats = '2'
    fields.note = ''
  })
  expect(changes).toEqual({firstName: 'Rasutė', seats: 2, specialRequests: null})
})

test('a general registration has a note, and may lose its phone number', () => {
  const withPhone = {...general(), phoneEnding: '123'}
  const changes = changesOf(withPhone, (fields) => {
    fields.isPhoneRemoved = true
    fields.note = 'Ateisime laiku'
  })
  expect(changes).toEqual({phone: null, note: 'Ateisime laiku'})
})

test('a number that is typed replaces the one that is not shown, also where that was to be forgotten', () => {
  const changes = changesOf({...general(), phoneEnding: '123'}, (fields) => {
    fields.isPhoneRemoved = true
    fields.phone = ' 029 2018 0000 '
  })
  expect(changes).toEqual({phone: '+442920180000'})
})

test('of a family, the children that were corrected are named', () => {
  const changes = changesOf(familyOf(), (fields) => {
    fields.runners[ema ?? ''] = {firstName: 'Emilija', lastName: 'Jankus', age: '13'}
  })
  expect(changes).toEqual({runners: [{id: ema, firstName: 'Emilija', age: 13}]})
})

test('a parent who runs with the children has one name', () => {
  const family = runningFamily()
  const {id} = family.runners[2] ?? {id: ''}
  const changes = changesOf(family, (fields) => {
    fields.runners[id] = {firstName: 'Rasa', lastName: 'Jankauskė', age: ''}
  })
  expect(changes).toEqual({lastName: 'Jankauskė', runners: [{id, lastName: 'Jankauskė'}]})
})

test('the name of an adult who runs is that of the person too', () => {
  const changes = changesOf(adult(), (fields) => {
    fields.runners[lukas ?? ''] = {firstName: 'Rasa', lastName: 'Jankauskė', age: ''}
  })
  expect(changes).toEqual({
    lastName: 'Jankauskė',
    runners: [{id: lukas, lastName: 'Jankauskė'}],
  })
})

test('names, the phone number and ages follow the rules of the registration form', () => {
  expect(errorsOf(trip(), {firstName: ' ', phone: '1', note: 'x'.repeat(1001)})).toEqual([
    ['firstName', 'required'],
    ['phone', 'phoneInvalid'],
    ['note', 'tooLong'],
  ])
  expect(errorsOf({...trip(), phoneEnding: null}, {phone: ''})).toEqual([['phone', 'required']])
  const runners = {...correctionFields(familyOf()).runners}
  runners[lukas ?? ''] = {firstName: '', lastName: 'Jankus', age: '4'}
  expect(errorsOf(familyOf(), {runners})).toEqual([
    [`runners.${lukas}.firstName`, 'required'],
    [`runners.${lukas}.age`, 'ageRange'],
  ])
})

test.each(['0', '5', 'du'])('of 4 places %j cannot be kept', (seats) => {
  expect(errorsOf(trip(), {seats})).toEqual([['seats', 'seatsRange']])
})

test('a child who was cancelled meanwhile is no longer checked', () => {
  const [first] = familyOf().runners
  const shown = {...familyOf(), runners: first ? [first] : []}
  const {runners} = correctionFields(familyOf())
  runners[ema ?? ''] = {firstName: '', lastName: '', age: ''}
  expect(errorsOf(shown, {runners})).toBeUndefined()
})
