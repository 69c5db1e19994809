import type * as z from 'zod'
import type {Handler} from '../define-handler.ts'
import {definePageHandler} from '../define-page-handler.ts'
import {storeSubmission, submissionEnv, type Submission} from '../define-submission.ts'
import {checkoutEnv, openCheckout, type FormDetails} from './open-checkout.ts'

interface Fields {
  website?: string | undefined
  locale?: FormDetails['language'] | undefined
}

interface Definition<Schema extends z.ZodType<Fields>> extends Submission<Schema> {
  toDetails: (request: z.output<Schema>) => Omit<FormDetails, 'language'>
}

/** A function that stores a form and responds with the `{url}` of Stripe's page. */
export function defineCheckout<Schema extends z.ZodType<Fields>>({
  toDetails,
  ...submission
}: Definition<Schema>): Handler {
  return definePageHandler({
    name: submission.name,
    env: {...submissionEnv, ...checkoutEnv},
    handle: async (request, env) => {
      const {stored, fields, client} = await storeSubmission(submission, request, env)
      const details = {...toDetails(fields), language: fields.locale ?? 'lt'}
      return Response.json(await openCheckout(client, env, stored, details))
    },
  })
}
