/** The nearest-rank percentile; `share` is from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = Math.max(0, Math.ceil(sorted.length * share) - 1)
  return sorted[Math.min(sorted.length - 1, at)] ?? Number.NaN
}

interface Spread {
  min: number
  median: number
  max: number
}

export function spreadOf(values: readonly number[]): Spread {
  return {min: Math.min(...values), median: percentile(values, 0.5), max: Math.max(...values)}
}

/** The slope of log(time) over log(size): 0 is constant time, 1 is linear. */
export function exponentOf(sizes: readonly number[], times: readonly number[]): number {
  const [xs, ys] = [sizes.map(Math.log), times.map(Math.log)]
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(xs), mean(ys)]
  const covariance = mean(xs.map((x, at) => (x - meanX) * ((ys[at] ?? Number.NaN) - meanY)))
  return covariance / mean(xs.map((x) => (x - meanX) ** 2))
}
