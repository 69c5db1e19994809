/** Returns the text if the error is one of this form's own. `name` is a path, such as `children.0.age`. */
export type FieldErrorText = (name: string, code: string) => string | undefined

/** Flattens the errors of React Hook Form, which are nested as the fields are. */
export function fieldErrorsIn(errors: object, path = ''): {name: string; code: string}[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    if ('message' in error && typeof error.message === 'string') {
      return [{name: path + key, code: error.message}]
    }
    return fieldErrorsIn(error, `${path}${key}.`)
  })
}
