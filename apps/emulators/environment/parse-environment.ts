import * as z from 'zod'

/** Treats an empty value as unset, so that `STATE_DIR=` in an env file means the default. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

/** 0 for one that the system chooses. */
export const port = (fallback: number) =>
  optional(z.coerce.number('must be a port number').int().min(0).max(65535).default(fallback))

export const stateDirectory = optional(z.string().default('.local'))

/** The parts of a text that commas separate. */
export const list = (text: string) => text.split(',').map((each) => each.trim())

/**
 * @param server what cannot start otherwise, as the error calls it
 * @throws {Error} that names each missing or malformed variable and what it should hold
 */
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
