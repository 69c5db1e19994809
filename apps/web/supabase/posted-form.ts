import 'server-only'
import {createHash} from 'node:crypto'
import {looksAutomatic} from '@site/schemas/requests/looks-automatic'
import type {Locale} from 'next-intl'
import {get, set} from 'react-hook-form'
import type * as z from 'zod'
import {callFunction} from './edge-function.ts'
import type {Accepted, BegunPayment, PostedForm, Refusal} from './form-submission.ts'
import type {Result} from './query.ts'

/** The same content that comes again so soon, as from a second tap, has one effect. */
const REPEATED_MS = 60_000

interface Reading<Fields extends object, Request, Success> {
  schema: z.ZodType<Request, Fields>
  /** It names the fields that are read. */
  empty: Fields
  send: (request: Request) => Promise<Success | Refusal>
}

/** Checks and sends what a browser without script has posted, as the form itself would. */
export async function receiveForm<Fields extends object, Request, Success extends Accepted | BegunPayment>(
  form: FormData,
  {schema, empty, send}: Reading<Fields, Request, Success>,
): Promise<PostedForm<Success>> {
  const values = readValues(form, empty)
  const read = schema.safeParse(values)
  if (!read.success) {
    const errors = read.error.issues.map(({path, message}) => ({name: path.join('.'), code: message}))
    return {values, errors}
  }
  // A person has no other way to empty the hidden field.
  if (looksAutomatic(values as {website?: string}))
    return {values: {...values, website: ''}, errors: [], failure: 'suspected'}
  const result = await send(read.data)
  if (!result.ok) return {values, errors: [], failure: result.error}
  return {values: empty, errors: [], accepted: result}
}

export async function sendForm<Sent>(
  functionName: string,
  content: Record<string, unknown>,
  toSent: (result: Result<unknown>) => Sent,
): Promise<Sent> {
  return toSent(await callFunction(functionName, content, {'Idempotency-Key': keyOf(functionName, content)}))
}

export function localeOf(form: FormData): Locale {
  return form.get('locale') === 'en' ? 'en' : 'lt'
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A box that is not ticked is not in the form; a field that is missing has its empty value. */
function readValues<Fields extends object>(form: FormData, empty: Fields): Fields {
  const values = structuredClone(empty)
  for (const name of namesIn(empty)) {
    const typed = form.get(name)
    if (typeof get(empty, name) === 'boolean') set(values, name, typed !== null)
    else if (typeof typed === 'string') set(values, name, typed)
  }
  return values
}

function namesIn(fields: object, path = ''): string[] {
  return Object.entries(fields).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value ? namesIn(value, `${path}${key}.`) : [path + key],
  )
}

/** A UUID, as the functions demand: the same content has the same within a minute. */
export function keyOf(...content: unknown[]): string {
  const period = Math.floor(Date.now() / REPEATED_MS)
  const hash = createHash('sha256')
    .update(JSON.stringify([period, ...content]))
    .digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
