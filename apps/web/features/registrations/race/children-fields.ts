import {adultRunner, childRunner} from '@site/schemas/requests/race-registration'
import {maxChildren} from '@site/schemas/requests/registration-ranges'
import {submissionFields} from '@site/schemas/requests/submission-fields'
import * as z from 'zod'

const child = childRunner.pick({firstName: true, lastName: true, age: true, medicalConditions: true})

const parent = childRunner.pick({
  parentFirstName: true,
  parentLastName: true,
  parentEmail: true,
  parentPhone: true,
})

const own = adultRunner.pick({emergencyContact: true, emergencyPhone: true, medicalConditions: true})

/** Unlike in a request, consent is required in the form. */
export const childrenFields = z
  .object({
    children: z.array(child).max(maxChildren),
    ...parent.shape,
    parentConsent: z.boolean().refine((isGiven) => isGiven, 'consentRequired'),
    /** The parent, whose details are typed once. */
    runs: z.boolean(),
    own,
    website: submissionFields.website,
  })
  .refine(({children, runs}) => children.length > 0 || runs, {path: ['runs'], error: 'nobody'})

export type ChildrenFields = z.input<typeof childrenFields>
export type ChildrenRequest = z.output<typeof childrenFields>
