import type {RequestEvent} from '../form/registrations-actions.ts'
import type {Registrants} from '../form/sent-registration.tsx'
import {toAdultRequest} from './adult-request.ts'
import type {ChildrenFields, ChildrenRequest} from './children-fields.ts'

export const emptyChild = {firstName: '', lastName: '', age: '', medicalConditions: ''}

export const emptyFamily: ChildrenFields = {
  children: [emptyChild],
  parentFirstName: '',
  parentLastName: '',
  parentEmail: '',
  parentPhone: '',
  parentConsent: false,
  runs: false,
  own: {emergencyContact: '', emergencyPhone: '', medicalConditions: ''},
  website: '',
}

/** Each child gets a request, and the parent who runs too. They follow the order of `familyIn`. */
export function toFamilyRequests(request: ChildrenRequest, event: RequestEvent, locale: string): object[] {
  const {children, runs, website, parentConsent, parentFirstName, parentLastName, parentEmail, parentPhone} =
    request
  const parent = {parentFirstName, parentLastName, parentEmail, parentPhone}
  const about = {eventName: event.name, eventDate: event.date, eventKey: event.eventKey, locale, website}
  const requests = children.map((each) => ({
    registration: {category: 'child', ...each, email: null, phone: null, ...parent},
    parentConsent,
    ...about,
  }))
  return runs ? [...requests, toAdultRequest(toAdult(request), event, locale)] : requests
}

function toAdult({parentFirstName, parentLastName, parentEmail, parentPhone, own, website}: ChildrenRequest) {
  return {
    category: 'adult' as const,
    firstName: parentFirstName,
    lastName: parentLastName,
    email: parentEmail,
    phone: parentPhone,
    ...own,
    website,
  }
}

export function familyIn(request: ChildrenRequest): Registrants {
  const {children, runs, parentFirstName, parentLastName, parentEmail} = request
  const names = children.map(({firstName, lastName}) => `${firstName} ${lastName}`)
  return {names: runs ? [...names, `${parentFirstName} ${parentLastName}`] : names, email: parentEmail}
}
