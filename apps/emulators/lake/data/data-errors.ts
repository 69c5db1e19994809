import {LakeError} from '../lake-error.ts'

export const badRequest = (message: string) =>
  new LakeError(400, {statusCode: 400, error: 'Bad Request', message})

/** A query that cannot be read; `start` and `end` are character offsets into it. */
export const queryParseError = (query: string, description: string, start: number, end = query.length) =>
  new LakeError(400, {error: {type: 'queryParseError', description, query, start, end}})

export const queryEvaluationError = (query: string, description: string) =>
  new LakeError(400, {error: {type: 'queryEvaluationError', description, query}})

interface Refusal {
  /** Position of the refused mutation or action in the request. */
  index: number
  type: string
  description: string
  /** What the vendor adds for this type, such as `id`. */
  details?: Record<string, unknown>
}

function refused(
  kind: 'mutationError' | 'actionError',
  {index, type, description, details}: Refusal,
  status: number,
) {
  return new LakeError(status, {
    error: {
      type: kind,
      description: `The ${kind === 'mutationError' ? 'mutation(s)' : 'action(s)'} failed: ${description}`,
      items: [{index, error: {type, description, ...details}}],
    },
  })
}

/** A mutation that conflicts with what the dataset holds; the whole transaction is refused. */
export const mutationError = (refusal: Refusal, status = 409) => refused('mutationError', refusal, status)

export const actionError = (refusal: Refusal, status = 409) => refused('actionError', refusal, status)
