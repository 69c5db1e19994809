import type {FunctionVariables} from './env.ts'

const startedAt = Date.now()

/**
 * The variables for a function that starts now, with `SITE_CLOCK` moved on by the time since this server started. Threads
 * start at their first request and again after a failure, but the clock of the site runs on.
 */
export function withRunningClock(variables: FunctionVariables): FunctionVariables {
  const clock = Date.parse(variables.SITE_CLOCK ?? '')
  if (Number.isNaN(clock)) return variables
  return {...variables, SITE_CLOCK: new Date(clock + Date.now() - startedAt).toISOString()}
}
