import {createHash} from 'node:crypto'
import {loadavg} from 'node:os'
import type {Noise} from './report.ts'
import {spreadOf} from './statistics.ts'

const ROUNDS = 5
const work = Buffer.alloc(32 * 1024 * 1024)

export function measureNoise(): Noise {
  const times = Array.from({length: ROUNDS}, () => {
    const from = performance.now()
    createHash('sha256').update(work).digest()
    return performance.now() - from
  })
  return {loadAverage: loadavg(), calibrationMs: spreadOf(times)}
}
