const MAX_NS = 2 ** 63
const unitNs = {ns: 1, us: 1e3, µs: 1e3, ms: 1e6, s: 1e9, m: 60e9, h: 3600e9} as const
const part = /(\d+\.?\d*|\.\d+)(ns|us|µs|ms|s|m|h)/g
const whole = new RegExp(`^[+-]?(${part.source})+$`)

/** Durations are as in Go, such as `1h30m`. Returns milliseconds; `undefined` if malformed or beyond 292 years. */
export function parseDuration(text: string): number | undefined {
  if (text === '0') return 0
  if (!whole.test(text)) return undefined
  const parts = [...text.matchAll(part)]
  const ns = parts.reduce(
    (sum, [, number, unit]) => sum + Number(number) * unitNs[unit as keyof typeof unitNs],
    0,
  )
  if (ns >= MAX_NS) return undefined
  return ((text.startsWith('-') ? -1 : 1) * ns) / 1e6
}
