import {expect, test} from 'vitest'
import en from '#/messages/en.json'
import lt from '#/messages/lt.json'
import {changeEmail, type ChangeEmailTexts} from './change-email.ts'
import type {EventPlan} from '../records/event-change.ts'

const texts = {lt: lt.changeEmail, en: en.changeEmail as ChangeEmailTexts}
const title = {lt: 'Mišios', en: 'Mass'}

const plan = (fields: Partial<EventPlan> = {}): EventPlan => ({
  state: 'planned',
  startsAt: '2026-06-20T10:00:00.000Z',
  endsAt: null,
  dateToBeConfirmed: false,
  place: {lt: 'Šv. Dovydo bažnyčia', en: 'St David’s church', address: 'Kardifas'},
  ...fields,
})

const email = (before: Partial<EventPlan>, after: Partial<EventPlan>) =>
  changeEmail({change: {before: plan(before), after: plan(after)}, title, texts})

test('says in each language when it was and when it is now', () => {
  const drafts = email({}, {startsAt: '2026-06-27T12:30:00.000Z'})
  expect(drafts.lt.subject).toBe('Keičiasi renginio laikas: Mišios')
  expect(drafts.lt.text).toBe(
    [
      'Sveiki,',
      'keičiasi renginio „Mišios“ laikas.',
      'Kada: 2026 m. birželio 27 d., šeštadienis, 13:30 (anksčiau skelbta: 2026 m. birželio 20 d., šeštadienis, 11:00)\n' +
        'Kur: Šv. Dovydo bažnyčia, Kardifas',
      'Registruotis iš naujo nereikia. Jei dalyvauti negalėsite, atšaukite registraciją paspaudę mygtuką šiame laiške – vieta atiteks kitam.',
    ].join('\n\n'),
  )
  expect(drafts.en.subject).toBe('New time: Mass')
  expect(drafts.en.text).toContain(
    'When: Saturday 27 June 2026, 13:30 (previously: Saturday 20 June 2026, 11:00)\nWhere: St David’s church, Kardifas',
  )
})

test('says when a cancelled event was planned for, and not where', () => {
  const {lt: draft} = email({}, {state: 'cancelled'})
  expect(draft.text).toContain('Turėjo vykti: 2026 m. birželio 20 d., šeštadienis, 11:00')
  expect(draft.text).not.toContain('Kardifas')
  expect(draft.text).toContain('Registracijos atšaukti nereikia.')
})

test('names the new date only, once it is confirmed', () => {
  const {lt: draft} = email(
    {dateToBeConfirmed: true, place: {lt: 'Vieta tikslinama', en: null, address: null}},
    {},
  )
  expect(draft.subject).toBe('Patvirtinta renginio data: Mišios')
  expect(draft.text).toContain(
    'Kada: 2026 m. birželio 20 d., šeštadienis, 11:00\nKur: Šv. Dovydo bažnyčia, Kardifas',
  )
  expect(draft.text).not.toContain('anksčiau skelbta')
})

test('promises another email when there is no new date yet', () => {
  const drafts = email({}, {dateToBeConfirmed: true})
  expect(drafts.lt.text).toContain('kai tik ji paaiškės, iš karto parašysime')
  expect(drafts.lt.text).toContain('Turėjo vykti: 2026 m. birželio 20 d., šeštadienis, 11:00\n\n')
  expect(drafts.lt.text).not.toContain('Kada:')
})

test('calls a date tentative that is to be confirmed', () => {
  const drafts = email(
    {dateToBeConfirmed: true},
    {dateToBeConfirmed: true, startsAt: '2026-06-27T12:30:00.000Z'},
  )
  expect(drafts.en.text).toContain(
    'When: 27 June 2026 (date to be confirmed) (previously: 20 June 2026 (date to be confirmed))',
  )
})

test('says nothing of the date of a cancelled event that had none', () => {
  const {en: draft} = email({startsAt: null}, {state: 'cancelled', startsAt: null})
  expect(draft.text).toBe(
    'Hello,\n\nWe’re very sorry, but we’ve had to cancel ‘Mass’.\n\nThere’s no need to cancel your registration. We’re sorry for the inconvenience and hope to see you another time.',
  )
})

test('says when and where an event takes place after all', () => {
  const {en: draft} = email({state: 'cancelled'}, {startsAt: '2026-06-27T12:30:00.000Z'})
  expect(draft.subject).toBe('Going ahead after all: Mass')
  expect(draft.text).toContain('When: Saturday 27 June 2026, 13:30\nWhere: St David’s church')
})
