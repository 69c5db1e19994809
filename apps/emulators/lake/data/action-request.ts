import * as z from 'zod'
import {badRequest} from '../lake-error.ts'
import {patchOperations, transactionId} from './mutation-request.ts'

const id = z.string().min(1)
const attributes = z.looseObject({_id: id.optional(), _type: id})

const supported = [
  z.looseObject({
    actionType: z.literal('sanity.action.document.create'),
    publishedId: id,
    attributes,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.looseObject({
    actionType: z.literal('sanity.action.document.edit'),
    draftId: id,
    publishedId: id,
    patch: patchOperations,
  }),
  z.looseObject({
    actionType: z.literal('sanity.action.document.publish'),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.looseObject({actionType: z.literal('sanity.action.document.unpublish'), draftId: id, publishedId: id}),
  z.looseObject({
    actionType: z.literal('sanity.action.document.delete'),
    publishedId: id,
    includeDrafts: z.array(id).default([]),
  }),
  z.looseObject({actionType: z.literal('sanity.action.document.discard'), draftId: id}),
  z.looseObject({actionType: z.literal('sanity.action.document.version.discard'), versionId: id}),
  z.looseObject({actionType: z.literal('sanity.action.document.replaceDraft'), publishedId: id, attributes}),
] as const

const action = z.discriminatedUnion('actionType', supported, {error: explainType})

const body = z.object({
  actions: z.preprocess((given) => [given].flat(), z.array(action).min(1)),
  transactionId: transactionId.optional(),
  dryRun: z.boolean().default(false),
})

export type Action = z.infer<typeof action>
export type ActionRequest = z.infer<typeof body>

/** @throws {LakeError} 400 that names the faulty action */
export function parseActionRequest(json: unknown): ActionRequest {
  const parsed = body.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badRequest(`Malformed actions: ${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`)
}

function explainType({input}: {input?: unknown}): string {
  const given =
    input !== null && typeof input === 'object' && 'actionType' in input ? input.actionType : undefined
  return typeof given === 'string'
    ? `the action "${given}" is not supported here; releases and variants are not emulated`
    : 'an action needs an "actionType"'
}
