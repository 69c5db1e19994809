import {execFileSync} from 'node:child_process'
import {cpus, release, totalmem, type} from 'node:os'
import * as z from 'zod'
import {findChromium} from '../supervisor/chromium.ts'
import {root} from '../supervisor/variables.ts'

/** What a result is of: without it, figures and counts say nothing. */
export const runSchema = z.object({
  startedAt: z.iso.datetime(),
  seconds: z.number(),
  commit: z.string(),
  /** Something was not committed. */
  isModified: z.boolean(),
  machine: z.object({
    processor: z.string(),
    processors: z.number(),
    memoryGB: z.number(),
    system: z.string(),
    node: z.string(),
    chromium: z.string(),
  }),
})

export type Run = z.infer<typeof runSchema>

/** Reads what is checked out when a run begins: somebody may go on working during it. */
export function beginRun(): (end?: Date) => Run {
  const startedAt = new Date()
  const commit = output('git', ['rev-parse', '--short', 'HEAD']) || 'unknown'
  const isModified = output('git', ['status', '--porcelain']) !== ''
  return (end = new Date()) => ({
    startedAt: startedAt.toISOString(),
    seconds: (end.getTime() - startedAt.getTime()) / 1000,
    commit,
    isModified,
    machine: describeMachine(),
  })
}

/** Two lines of Markdown. */
export function runLines({startedAt, seconds, commit, isModified, machine}: Run): string[] {
  const {processor, processors, memoryGB, system, node, chromium} = machine
  const sources = `commit ${commit}${isModified ? ' with changes' : ''}`
  return [
    `${startedAt.slice(0, 16).replace('T', ' ')} UTC, ${sources}, ${minutes(seconds)}.`,
    `${processor} (${processors} processors), ${memoryGB} GB, ${system}, Node ${node}, ${chromium}.`,
  ]
}

/** A table in Markdown. The first row is the head. */
export function tableLines(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const [head = [], ...body] = rows.map((row) => line(row.map((cell, at) => cell.padEnd(widths[at] ?? 0))))
  return [String(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(String)]
}

export function minutes(seconds: number): string {
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

function describeMachine(): Run['machine'] {
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
