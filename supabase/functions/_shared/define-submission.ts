import {looksAutomatic} from '@site/schemas/requests/submission-fields'
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
import {readJson} from './read-json.ts'
import {throwOnRefusal} from './refusal.ts'
import {createServiceClient, longTimeoutMs, type ServiceClient} from './service-client.ts'

const MAX_BYTES = 64 * 1024

/** What every form may send besides its own fields. */
interface FormFields {
  website?: string | undefined
}

export interface Submission<Schema extends z.ZodType<FormFields>> {
  /** Of the function, which may be its action in `private.rate_limits`. */
  name: string
  schema: Schema
  /** The function of the database that stores the submission with its emails, in one transaction. */
  procedure:
    | 'send_contact_message'
    | 'register_for_event'
    | 'apply_for_membership'
    | 'create_donation'
    | 'create_membership_payment'
  /** The submission as that function takes it. */
  toSubmission: (request: z.output<Schema>) => StoredSubmission | Promise<StoredSubmission>
  /** Whether it matters who is logged in. */
  isPersonal?: boolean
}

interface StoredSubmission {
  email?: string
  [field: string]: Json | undefined
}

/** What storing a submission needs of the environment. */
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

/**
 * A function that takes a form of the site from anybody. A repetition with the same `Idempotency-Key` gets the first
 * response; what looks sent by a program is stored as suspected.
 */
export function defineSubmission<Schema extends z.ZodType<FormFields>>(
  submission: Submission<Schema>,
): Handler {
  return definePageHandler({
    name: submission.name,
    env: submissionEnv,
    handle: async (request, env) => Response.json((await storeSubmission(submission, request, env)).stored),
  })
}

/**
 * Stores what a request submits.
 *
 * @throws {HttpError}
 */
export async function storeSubmission<Schema extends z.ZodType<FormFields>>(
  {name, schema, procedure, toSubmission, isPersonal = false}: Submission<Schema>,
  request: Request,
  env: SubmissionEnv,
): Promise<{stored: Json; fields: z.output<Schema>; client: ServiceClient}> {
  const key = readIdempotencyKey(request)
  const fields = await readFields(schema, request)
  const submission = await toSubmission(fields)
  const user = isPersonal ? await findUser(request, env) : undefined
  const client = createServiceClient(env, longTimeoutMs)
  const {data, error} = await client.rpc(procedure, {
    submission,
    context: {
      action: name,
      key,
      digest: digestOf(submission),
      // Applications also come without a function: the database hashes what it counts them by.
      ...(procedure === 'apply_for_membership' && {address: addressOf(request)}),
      ...hashSubmitter(env.SUPABASE_SECRET_KEYS.default, {email: submission.email, request}),
      userId: user?.id,
      isSuspected: looksAutomatic(fields),
      organisers: env.ORGANISERS_EMAIL,
      at: now(env).toISOString(),
    },
  })
  throwOnRefusal(procedure, error)
  return {stored: data, fields, client}
}

/**
 * The body of a request in the shape of its schema.
 *
 * @throws {HttpError} bad_request, and what `readJson` throws
 */
export async function readFields<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(request, MAX_BYTES))
  if (!parsed.success) throw new HttpError('bad_request', z.prettifyError(parsed.error))
  return parsed.data
}
