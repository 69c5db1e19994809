import type {Figure} from '../../scripts/bench/report.ts'
import {percentile, spreadOf} from '../../scripts/bench/statistics.ts'

/** A figure that was measured several times. */
export function repeated(subject: string, measure: string, unit: string, values: number[]): Figure {
  const {min, median, max} = spreadOf(values)
  return {subject, measure, unit, value: median, min, max, runs: values.length}
}

/** The distribution of many times in ms. */
export function latency(subject: string, times: number[]): Figure[] {
  return (
    [
      ['p50', 0.5],
      ['p95', 0.95],
      ['p99', 0.99],
    ] as const
  ).map(([measure, share]) => ({subject, measure, unit: 'ms', value: percentile(times, share)}))
}
