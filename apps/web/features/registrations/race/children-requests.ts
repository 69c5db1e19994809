import type {RequestEvent} from '../form/registrations-actions.ts'
import type {Registrants} from '../form/sent-registration.tsx'
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
export function toChildRequests(
  request: ChildrenRequest,
  {eventKey, name, date}: RequestEvent,
  locale: string,
) {
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

export function childrenIn({children, parentEmail}: ChildrenRequest): Registrants {
  return {names: children.map(({firstName, lastName}) => `${firstName} ${lastName}`), email: parentEmail}
}
