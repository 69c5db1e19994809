import * as z from 'zod'
import {badRequest} from './data-errors.ts'
import {isValidId} from './document-id.ts'

const document = z.looseObject({_id: z.string().optional(), _type: z.string().optional()})

const selection = {
  id: z.union([z.string(), z.array(z.string())]).optional(),
  query: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
}

const mutation = z.union([
  z.strictObject({create: document}),
  z.strictObject({createOrReplace: document}),
  z.strictObject({createIfNotExists: document}),
  z.strictObject({delete: z.looseObject(selection)}),
  z.strictObject({patch: z.looseObject({...selection, ifRevisionID: z.string().optional()})}),
])

const body = z.object({
  mutations: z.array(mutation),
  transactionId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,128}$/)
    .optional(),
})

export type MutationItem = z.infer<typeof mutation>
export type MutationRequest = z.infer<typeof body>

/** The body of a mutate request. Throws `LakeError` 400 with what is wrong with which mutation. */
export function parseMutationRequest(json: unknown): MutationRequest {
  const parsed = body.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badRequest(`Malformed mutations: ${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`)
}

/** Checks what every new document needs. Throws `LakeError` 400. */
export function requireTypeAndId(given: {_type?: string | undefined}, id: string): void {
  if (!given._type) throw badRequest('The document has no "_type"')
  if (!isValidId(id)) {
    throw badRequest(
      `Invalid document ID "${id}": letters, digits, ".", "_" and "-" only, at most 128, not beginning with "-" or "."`,
    )
  }
}
