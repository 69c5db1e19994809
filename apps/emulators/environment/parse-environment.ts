import * as z from 'zod'

/** `STATE_DIR=` in an env file means the default, so an empty value counts as unset. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

/** With 0 the system chooses a port. */
export const port = (fallback: number) =>
  optional(z.coerce.number('must be a port number').int().min(0).max(65535).default(fallback))

export const stateDirectory = optional(z.string().default('.local'))

export const list = (text: string) => text.split(',').map((each) => each.trim())

/** @throws {Error} that names each missing or malformed variable, what it should hold, and the `server` */
export function parseEnvironment<Shape extends z.ZodType>(
  server: string,
  shape: Shape,
  variables: Record<string, string | undefined>,
): z.infer<Shape> {
  const parsed = shape.safeParse(variables)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({path, message}) => `  ${path.join('.')}: ${message}`)
  throw new Error(`${server} cannot start with this environment:\n${faults.join('\n')}`)
}
