import {childRunner} from '@site/schemas/requests/race-registration'
import {groupSizeRange} from '@site/schemas/requests/registration-ranges'
import {submissionFields} from '@site/schemas/requests/submission-fields'
import * as z from 'zod'

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
