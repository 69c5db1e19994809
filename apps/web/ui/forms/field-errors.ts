/** The text of a field's error, if it is one of this form's own. `name` is the field's path, such as `children.0.age`. */
export type FieldErrorText = (name: string, code: string) => string | undefined

/** The errors of React Hook Form, nested as the fields are, as a list of field paths and error codes. */
export function fieldErrorsIn(errors: object, path = ''): {name: string; code: string}[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    if ('message' in error && typeof error.message === 'string') {
      return [{name: path + key, code: error.message}]
    }
    return fieldErrorsIn(error, `${path}${key}.`)
  })
}
