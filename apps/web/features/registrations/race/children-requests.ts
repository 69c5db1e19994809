import type {FormEvent} from '../form/registrations-actions.ts'
import type {ChildrenFields, ChildrenRequest} from './children-fields.ts'

export const emptyChild = {firstName: '', lastName: '', age: '', medicalConditions: ''}

export const emptyFamily: ChildrenFields = {
  children: [emptyChild],
  parentFirstName: '',
  parentLastName: '',
  parentEmail: '',
  parentPhone: '',
  parentConsent: false,
  website: '',
}

/** Each child gets a request. */
export function toChildRequests(request: ChildrenRequest, {eventKey, name, date}: FormEvent, locale: string) {
  const {children, website, parentConsent, ...parentFields} = request
  return children.map((each) => ({
    registration: {category: 'child', ...each, email: null, phone: null, ...parentFields},
    eventName: name,
    eventDate: date,
    eventKey,
    parentConsent,
    locale,
    website,
  }))
}
