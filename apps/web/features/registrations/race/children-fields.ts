import {childRunner, groupSizeRange} from '@site/schemas/requests/race-registration'
import {submissionFields} from '@site/schemas/requests/submission-fields'
import * as z from 'zod'
import type {FormEvent} from '../form/registrations-actions.ts'

const child = childRunner.pick({firstName: true, lastName: true, age: true, medicalConditions: true})

const parent = childRunner.pick({
  parentFirstName: true,
  parentLastName: true,
  parentEmail: true,
  parentPhone: true,
})

/** Unlike in a request, consent is required in the form. */
export const childrenFields = z.object({
  children: z.array(child).min(1).max(groupSizeRange.max),
  ...parent.shape,
  parentConsent: z.boolean().refine((isGiven) => isGiven, 'consentRequired'),
  website: submissionFields.website,
})

export type ChildrenFields = z.input<typeof childrenFields>
export type ChildrenRequest = z.output<typeof childrenFields>

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
