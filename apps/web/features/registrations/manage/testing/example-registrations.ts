import {managedRegistration, type ManagedRegistration} from '../managed-registration.ts'

const event = {
  key: 'begimas-2025',
  title: {lt: 'Penki už Lietuvą', en: 'Five for Lithuania'},
  path: '/penki-uz-lietuva',
  start: '2025-09-21T09:00:00+00:00',
  end: null,
  dateToBeConfirmed: false,
  state: 'scheduled',
  place: {name: {lt: 'Niuportas', en: null}, address: 'Newport'},
}

const person = {firstName: 'Rasa', lastName: 'Jankutė', phoneEnding: '123'}

const child = {lastName: 'Jankus', category: 'child', needsConsent: false, hasHealthNotes: false}

/** A family's registration for a race, as the database shows it. */
export const shownFamily = {
  event,
  ...person,
  kind: 'race',
  status: 'registered',
  seats: 2,
  note: null,
  specialRequests: null,
  language: 'lt',
  eventTitle: 'Penki už Lietuvą',
  offeredUntil: null,
  unconfirmedUntil: null,
  runners: [
    {...child, id: '0b6f0d0e-3f0c-4f53-9a55-0d8f5b1a0001', firstName: 'Lukas', needsConsent: true},
    {...child, id: '0b6f0d0e-3f0c-4f53-9a55-0d8f5b1a0002', firstName: 'Ema', hasHealthNotes: true},
  ],
}

export const familyOf = (): ManagedRegistration => managedRegistration.parse(shownFamily)

/** An adult's registration for a race. */
export function adult(): ManagedRegistration {
  const {id} = shownFamily.runners[0] ?? {id: ''}
  const runner = {...child, ...person, id, category: 'adult'}
  return managedRegistration.parse({...shownFamily, seats: 1, runners: [runner]})
}

/** The parent of a family, who runs too. */
export function runningFamily(): ManagedRegistration {
  const id = '0b6f0d0e-3f0c-4f53-9a55-0d8f5b1a0003'
  const parent = {...child, ...person, id, category: 'adult'}
  return managedRegistration.parse({...shownFamily, seats: 3, runners: [...shownFamily.runners, parent]})
}

/** Four seats that were asked for on a trip. */
export const trip = (): ManagedRegistration =>
  managedRegistration.parse({
    ...shownFamily,
    kind: 'trip',
    status: 'requested',
    seats: 4,
    specialRequests: 'Vaikiška kėdutė',
    runners: [],
  })

/** Two people who come to an event, without a phone number. */
export const general = (): ManagedRegistration =>
  managedRegistration.parse({
    ...shownFamily,
    kind: 'general',
    phoneEnding: null,
    note: 'Vėluosime',
    runners: [],
  })
