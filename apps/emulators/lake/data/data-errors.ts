import {LakeError} from '../lake-error.ts'

/** The Studio checks the type, while scripts show the description. */
export const insufficientPermissions = (permission: string) => {
  const description = `Insufficient permissions; permission "${permission}" required`
  const error = {type: 'insufficientPermissionsError', description, permission}
  return {
    ofMutations: () => failed('mutationError', 403, `transaction failed: ${description}`, {index: 0, error}),
    ofActions: () => new LakeError(403, {error}),
  }
}

interface OperationErrorOptions {
  type: string
  description: string
  details?: Record<string, unknown>
  /** 409 (default) is a conflict with the dataset, 400 an operation that can never succeed. */
  status?: 400 | 409
}

export class OperationError extends Error {
  private readonly options: OperationErrorOptions

  constructor(options: OperationErrorOptions) {
    super(options.description)
    this.options = options
  }

  at(kind: 'mutationError' | 'actionError', index: number): LakeError {
    const {type, description, details, status = 409} = this.options
    const item = {index, error: {type, description, ...details}}
    const what = kind === 'mutationError' ? 'mutation(s)' : 'action(s)'
    return failed(kind, status, `The ${what} failed: ${description}`, item)
  }
}

/** @throws {LakeError} in place of an `OperationError` */
export function runOperation<Result>(
  kind: 'mutationError' | 'actionError',
  index: number,
  run: () => Result,
): Result {
  try {
    return run()
  } catch (error) {
    throw error instanceof OperationError ? error.at(kind, index) : error
  }
}

const failed = (type: string, status: number, description: string, item: unknown) =>
  new LakeError(status, {error: {type, description, items: [item]}})

export const documentNotFound = (id: string) =>
  new OperationError({
    type: 'documentNotFoundError',
    description: `The document with the ID "${id}" was not found`,
    details: {id},
  })

export const documentAlreadyExists = (id: string) =>
  new OperationError({
    type: 'documentAlreadyExistsError',
    description: `Document by ID "${id}" already exists`,
    details: {id},
  })

export const revisionMismatch = (
  id: string,
  currentRevisionID: string | undefined,
  expectedRevisionID: string,
) =>
  new OperationError({
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${id}" has unexpected revision ID`,
    details: {id, currentRevisionID, expectedRevisionID},
  })

export const immutableAttribute = (id: string, attribute: string) =>
  new OperationError({
    type: 'cannotModifyImmutableAttributeError',
    description: `Cannot modify immutable attribute "${attribute}"`,
    details: {id, attribute},
    status: 400,
  })

export const invalid = (description: string) =>
  new OperationError({type: 'validationError', description, status: 400})
