import {execFile} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as z from 'zod'
import type {Variables} from '../env.ts'

const advisory = z.object({title: z.string(), url: z.string(), severity: z.string(), range: z.string()})

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({via: z.array(z.union([z.string(), advisory]))})),
})

/**
 * The advisories of production dependencies whose numbers `docs/vulnerabilities.md` does not name, as lines.
 *
 * @throws {Error} if the registry does not say: not knowing is not being safe
 */
export async function undecidedAdvisories(folder: string, env: Variables): Promise<string[]> {
  const output = await npmAudit(folder, env)
  const report = reportSchema.safeParse(output)
  if (!report.success) {
    const {message = 'no report'} = z.object({message: z.string().optional()}).catch({}).parse(output)
    throw new Error(`The registry does not say what is vulnerable (${message}). Try it where it does.`)
  }
  const decided = readFileSync(join(folder, 'docs/vulnerabilities.md'), 'utf8')
  const found = Object.entries(report.data.vulnerabilities).flatMap(([name, {via}]) =>
    // A text only names the dependency that has the advisory.
    via.flatMap((each) => (typeof each === 'string' ? [] : [{...each, name}])),
  )
  return found
    .filter(({url}) => !decided.includes(url.split('/').at(-1) ?? url))
    .map(({name, range, severity, title, url}) => `${severity}: ${name} ${range}, ${title} (${url})`)
}

/** npm ends with 1 when it found something, and prints the report all the same. */
async function npmAudit(cwd: string, env: Variables): Promise<unknown> {
  const output = await new Promise<string>((resolve) => {
    const options = {cwd, env, maxBuffer: 64 * 1024 * 1024}
    execFile('npm', ['audit', '--omit=dev', '--json'], options, (_, stdout) => resolve(stdout))
  })
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}
