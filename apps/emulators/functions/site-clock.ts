import type {FunctionVariables} from './env.ts'

const startedAt = Date.now()

/** A function may start long after the server, so `SITE_CLOCK` advances by the time between the two. */
export function withRunningClock(variables: FunctionVariables): FunctionVariables {
  const clock = Date.parse(variables.SITE_CLOCK ?? '')
  if (Number.isNaN(clock)) return variables
  return {...variables, SITE_CLOCK: new Date(clock + Date.now() - startedAt).toISOString()}
}
