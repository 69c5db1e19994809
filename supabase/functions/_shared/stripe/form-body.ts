/** A parameter of a request to Stripe. One that is undefined is left out. */
export type Parameter =
  string | number | boolean | undefined | readonly Parameter[] | {readonly [name: string]: Parameter}

export type Parameters = Readonly<Record<string, Parameter>>

/** Parameters as Stripe reads them: `line_items[0][quantity]=1`. */
export function formBody(parameters: Parameters): URLSearchParams {
  const pairs = Object.entries(parameters).flatMap(([name, value]) => pairsOf(name, value))
  return new URLSearchParams(pairs)
}

function pairsOf(name: string, value: Parameter): [string, string][] {
  if (value === undefined) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  // The keys of a list are its positions.
  return Object.entries(value).flatMap(([key, each]) => pairsOf(`${name}[${key}]`, each as Parameter))
}
