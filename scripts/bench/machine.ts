import {execFileSync} from 'node:child_process'
import {cpus, release, totalmem, type} from 'node:os'
import {findChromium} from '../supervisor/chromium.ts'
import {root} from '../supervisor/variables.ts'
import type {Report} from './report.ts'

export function describeMachine(): Report['machine'] {
  const chromium = findChromium()
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    processors: cpus().length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    chromium: (chromium && output(chromium, ['--version'])) || 'unknown',
  }
}

export function describeSources(): Pick<Report, 'commit' | 'isModified'> {
  return {
    commit: output('git', ['rev-parse', '--short', 'HEAD']) || 'unknown',
    isModified: output('git', ['status', '--porcelain']) !== '',
  }
}

function output(file: string, args: string[]): string {
  try {
    return execFileSync(file, args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}
