import {LakeError} from '../lake-error.ts'

export const badRequest = (message: string) =>
  new LakeError(400, {statusCode: 400, error: 'Bad Request', message})

/** A query that cannot be read; `start` and `end` are the first and last character of what is wrong. */
export const queryParseError = (query: string, description: string, start: number, end = start) =>
  new LakeError(400, {error: {type: 'queryParseError', description, query, start, end}})

export const queryEvaluationError = (query: string, description: string) =>
  new LakeError(400, {error: {type: 'queryEvaluationError', description, query}})

/** A role that may not write at all; the Studio looks for the type, scripts show the description. */
export const insufficientPermissions = (permission: string) => {
  const description = `Insufficient permissions; permission "${permission}" required`
  const error = {type: 'insufficientPermissionsError', description, permission}
  return {
    ofMutations: () => failed('mutationError', 403, `transaction failed: ${description}`, {index: 0, error}),
    ofActions: () => new LakeError(403, {error}),
  }
}

interface RefusalOptions {
  type: string
  description: string
  /** What the vendor adds for this type, such as `id`. */
  details?: Record<string, unknown>
  /** 409 (default) for a conflict with what the dataset holds, 400 for what could never be carried out. */
  status?: 400 | 409
}

/** Why one mutation or action cannot be carried out; what runs them adds which one it was. */
export class Refusal extends Error {
  private readonly options: RefusalOptions

  constructor(options: RefusalOptions) {
    super(options.description)
    this.options = options
  }

  /** The vendor's answer, `index` being the place in the request. */
  at(kind: 'mutationError' | 'actionError', index: number): LakeError {
    const {type, description, details, status = 409} = this.options
    const item = {index, error: {type, description, ...details}}
    const what = kind === 'mutationError' ? 'mutation(s)' : 'action(s)'
    return failed(kind, status, `The ${what} failed: ${description}`, item)
  }
}

/** Runs one mutation or action of a request. Throws `LakeError` for a `Refusal`. */
export function carryOut<Result>(
  kind: 'mutationError' | 'actionError',
  index: number,
  run: () => Result,
): Result {
  try {
    return run()
  } catch (error) {
    throw error instanceof Refusal ? error.at(kind, index) : error
  }
}

const failed = (type: string, status: number, description: string, item: unknown) =>
  new LakeError(status, {error: {type, description, items: [item]}})

export const documentNotFound = (id: string) =>
  new Refusal({
    type: 'documentNotFoundError',
    description: `The document with the ID "${id}" was not found`,
    details: {id},
  })

export const documentAlreadyExists = (id: string) =>
  new Refusal({
    type: 'documentAlreadyExistsError',
    description: `Document by ID "${id}" already exists`,
    details: {id},
  })

export const revisionMismatch = (
  id: string,
  currentRevisionID: string | undefined,
  expectedRevisionID: string,
) =>
  new Refusal({
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${id}" has unexpected revision ID`,
    details: {id, currentRevisionID, expectedRevisionID},
  })

export const immutableAttribute = (id: string, attribute: string) =>
  new Refusal({
    type: 'cannotModifyImmutableAttributeError',
    description: `Cannot modify immutable attribute "${attribute}"`,
    details: {id, attribute},
    status: 400,
  })

export const invalid = (description: string) =>
  new Refusal({type: 'validationError', description, status: 400})
