import {setTimeout as wait} from 'node:timers/promises'
import {subjects, type Check, type Finding} from './finding.ts'
import {problem, leftOut, LeftOut, type Outcome} from './outcome.ts'
import type {Installation} from './installation.ts'

/** What a check may take in all, such as starting a database to compare with. */
const MOST_MS = 120_000

const bySubject = (a: Finding, b: Finding) => subjects.indexOf(a.subject) - subjects.indexOf(b.subject)

/** All checks run beside each other. Findings are in the order of the subjects. */
export async function examine(installation: Installation, checks: readonly Check[]): Promise<Finding[]> {
  const faults: Finding[] = []
  // What fails where no check waits for it would end the process, and all the others with it.
  const note = (error: unknown) => faults.push({...broken(error), subject: 'Versions', check: 'doctor'})
  for (const event of strayErrors) process.on(event, note)
  try {
    const findings = await Promise.all(
      checks.map(async ({subject, name, run}) => {
        const outcomes = [await outcomeOf(() => run(installation))].flat()
        return outcomes.map((outcome): Finding => ({...outcome, subject, check: name}))
      }),
    )
    return [...findings.flat(), ...faults].toSorted(bySubject)
  } finally {
    for (const event of strayErrors) process.off(event, note)
  }
}

const strayErrors = ['unhandledRejection', 'uncaughtException'] as const

async function outcomeOf(run: () => ReturnType<Check['run']>): Promise<Outcome[] | Outcome> {
  const timer = new AbortController()
  try {
    return await Promise.race([
      // A check that throws at once is caught as well.
      (async () => run())(),
      wait(MOST_MS, undefined, {signal: timer.signal}).then(() =>
        problem(`This check did not end within ${MOST_MS / 1000} s.`, 'Try again.'),
      ),
    ])
  } catch (error) {
    if (error instanceof LeftOut) return leftOut(error.message)
    return broken(error)
  } finally {
    timer.abort()
  }
}

function broken(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error)
  return problem(
    `This check failed: ${withoutCredentials(message)}`,
    'This is a fault of the check itself: tell a developer of the project.',
  )
}

/** A message may hold a URL with a password in it. */
export const withoutCredentials = (text: string) => text.replaceAll(/\/\/[^/@\s]*@/g, '//…@')
