import {looksAutomatic} from '@site/schemas/requests/looks-automatic'
import * as z from 'zod'
import type {Json} from '../../generated/database.types.gen.ts'
import {findUser, type CallerEnv} from './caller.ts'
import {now} from './clock.ts'
import type {Handler} from './define-handler.ts'
import {definePageHandler} from './define-page-handler.ts'
import {variable} from './env.ts'
import {HttpError} from './http-error.ts'
import {digestOf, readIdempotencyKey} from './idempotency-key.ts'
import {addressOf} from './network.ts'
import {hashSubmitter} from './rate-limit.ts'
import {readJson} from './read-body.ts'
import {throwOnRefusal} from './refusal.ts'
import {createServiceClient, longTimeoutMs, type ServiceClient} from './service-client.ts'

interface FormFields {
  website?: string | undefined
}

export interface Submission<Schema extends z.ZodType<FormFields>> {
  /** The function's name, which is the action in `private.rate_limits`. */
  name: string
  schema: Schema
  /** The database function that stores the submission with its emails, in one transaction. */
  procedure:
    | 'send_contact_message'
    | 'register_for_event'
    | 'apply_for_membership'
    | 'create_donation'
    | 'create_membership_payment'
    | 'send_subscription_links'
  toSubmission: (request: z.output<Schema>) => Fields | Promise<Fields>
  /** What is stored depends on who is logged in, so it waits for Auth. Otherwise that only decides whose emails these are. */
  isPersonal?: boolean
}

type Fields = Record<string, Json | undefined>

export const submissionEnv = {
  SUPABASE_URL: variable.SUPABASE_URL,
  SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
  SUPABASE_PUBLISHABLE_KEYS: variable.SUPABASE_PUBLISHABLE_KEYS,
  ORGANISERS_EMAIL: variable.ORGANISERS_EMAIL,
  SITE_CLOCK: variable.SITE_CLOCK,
}

interface SubmissionEnv extends CallerEnv {
  ORGANISERS_EMAIL: string
  SITE_CLOCK?: string | undefined
}

/** Repeats the first response under the same `Idempotency-Key`. What looks automatic is stored as suspected. */
export function defineSubmission<Schema extends z.ZodType<FormFields>>(
  submission: Submission<Schema>,
): Handler {
  return definePageHandler({
    name: submission.name,
    env: submissionEnv,
    handle: async (request, env) => Response.json((await storeSubmission(submission, request, env)).stored),
  })
}

/** @throws {HttpError} when the request is invalid or the database refuses it */
export async function storeSubmission<Schema extends z.ZodType<FormFields>>(
  {name, schema, procedure, toSubmission, isPersonal = false}: Submission<Schema>,
  request: Request,
  env: SubmissionEnv,
): Promise<{stored: Json; fields: z.output<Schema>; client: ServiceClient}> {
  const key = readIdempotencyKey(request)
  const fields = await readFields(schema, request)
  const submission = await toSubmission(fields)
  const user = await findUser(request, env).catch((error: unknown) => {
    if (isPersonal) throw error
    return undefined
  })
  const client = createServiceClient(env, longTimeoutMs)
  const {data, error} = await client.rpc(procedure, {
    submission,
    context: {
      action: name,
      key,
      digest: digestOf(submission),
      // The database also receives applications without a function, so it hashes the address itself.
      ...(procedure === 'apply_for_membership' && {address: addressOf(request)}),
      ...hashSubmitter(env.SUPABASE_SECRET_KEYS.default, {request}),
      userId: user?.id,
      isSuspected: looksAutomatic(fields),
      organisers: env.ORGANISERS_EMAIL,
      at: now(env).toISOString(),
    },
  })
  throwOnRefusal(procedure, error)
  return {stored: data, fields, client}
}

/** @throws {HttpError} bad_request, and what `readJson` throws */
export async function readFields<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(request))
  if (!parsed.success) throw new HttpError('bad_request', z.prettifyError(parsed.error))
  return parsed.data
}
