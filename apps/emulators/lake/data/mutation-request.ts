import * as z from 'zod'
import {badRequest} from '../lake-error.ts'

export const patchOperations = z.strictObject({
  ifRevisionID: z.string().optional(),
  set: z.record(z.string(), z.unknown()).optional(),
  setIfMissing: z.record(z.string(), z.unknown()).optional(),
  unset: z.array(z.string()).optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  insert: z
    .strictObject({
      before: z.string().optional(),
      after: z.string().optional(),
      replace: z.string().optional(),
      items: z.array(z.unknown()),
    })
    .refine(({before, after, replace}) => [before, after, replace].filter(isGiven).length === 1, {
      message: 'needs one of "before", "after" and "replace"',
    })
    .optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
})

const selection = {
  id: z.union([z.string(), z.array(z.string())]).optional(),
  query: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
}

const hasSelection = [
  ({id, query}: {id?: unknown; query?: unknown}) => [id, query].filter(isGiven).length === 1,
  {message: 'needs an "id" or a "query"'},
] as const

const document = z.looseObject({_id: z.string().optional(), _type: z.string().optional()})

const kinds = ['create', 'createOrReplace', 'createIfNotExists', 'delete', 'patch'] as const

const mutation = z
  .strictObject({
    create: document.optional(),
    createOrReplace: document.optional(),
    createIfNotExists: document.optional(),
    delete: z
      .looseObject(selection)
      .refine(...hasSelection)
      .optional(),
    patch: patchOperations
      .extend(selection)
      .refine(...hasSelection)
      .optional(),
  })
  .refine((given) => kinds.filter((kind) => isGiven(given[kind])).length === 1, {
    message: `must be one of ${kinds.join(', ')}`,
  })

export const transactionId = z.string().regex(/^[\w-]{1,128}$/)

const body = z.object({mutations: z.array(mutation), transactionId: transactionId.optional()})

export type PatchOperations = z.infer<typeof patchOperations>
export type MutationItem = z.infer<typeof mutation>
export type MutationRequest = z.infer<typeof body>

/** @throws {LakeError} 400 that names the faulty mutation */
export function parseMutationRequest(json: unknown): MutationRequest {
  const parsed = body.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badRequest(`Malformed mutations: ${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`)
}

function isGiven(value: unknown) {
  return value !== undefined
}
