import {looksAutomatic} from '@site/schemas/requests/submission-fields'
import * as z from 'zod'
import type {Json} from '../../generated/database.types.gen.ts'
import {now} from './clock.ts'
import type {Handler} from './define-handler.ts'
import {definePageHandler} from './define-page-handler.ts'
import {variable} from './env.ts'
import {HttpError} from './http-error.ts'
import {digestOf, readIdempotencyKey} from './idempotency-key.ts'
import {hashSubmitter} from './rate-limit.ts'
import {readJson} from './read-json.ts'
import {throwOnRefusal} from './refusal.ts'
import {createServiceClient} from './service-client.ts'

const MAX_BYTES = 64 * 1024

/** Registrations for one event wait for each other, and the database ends a call after 8 s. */
const DATABASE_TIMEOUT_MS = 7500

/** What every form may send besides its own fields. */
interface FormFields {
  website?: string | undefined
  elapsedMs?: number | undefined
}

interface Definition<Schema extends z.ZodType<FormFields>> {
  /** Of the function, which is also its action in `private.rate_limits`. */
  name: string
  schema: Schema
  /** The function of the database that stores the submission with its emails, in one transaction. */
  procedure: 'send_contact_message' | 'register_for_event'
  /** The submission as that function takes it. */
  toSubmission: (request: z.output<Schema>) => {email: string; [field: string]: Json | undefined}
}

/**
 * A function that takes a form of the site from anybody. A repetition with the same `Idempotency-Key` gets the first
 * response; what looks sent by a program is stored as suspected.
 */
export function defineSubmission<Schema extends z.ZodType<FormFields>>({
  name,
  schema,
  procedure,
  toSubmission,
}: Definition<Schema>): Handler {
  return definePageHandler({
    name,
    env: {
      SUPABASE_URL: variable.SUPABASE_URL,
      SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
      ORGANISERS_EMAIL: variable.ORGANISERS_EMAIL,
      SITE_CLOCK: variable.SITE_CLOCK,
    },
    handle: async (request, env) => {
      const key = readIdempotencyKey(request)
      const parsed = schema.safeParse(await readJson(request, MAX_BYTES))
      if (!parsed.success) throw new HttpError('bad_request', z.prettifyError(parsed.error))
      const submission = toSubmission(parsed.data)
      const {data, error} = await createServiceClient(env, DATABASE_TIMEOUT_MS).rpc(procedure, {
        submission,
        context: {
          action: name,
          key,
          digest: digestOf(submission),
          ...hashSubmitter(env.SUPABASE_SECRET_KEYS.default, {email: submission.email, request}),
          isSuspected: looksAutomatic(parsed.data),
          organisers: env.ORGANISERS_EMAIL,
          at: now(env).toISOString(),
        },
      })
      throwOnRefusal(procedure, error)
      return Response.json(data)
    },
  })
}
