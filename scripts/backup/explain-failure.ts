import {ClientError, ServerError} from '@sanity/client'
import postgres from 'postgres'

const unreachable = /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|CONNECT)/

/** Runs, and turns what services and networks throw into a sentence for whoever runs a command. */
export async function explainingFailure<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    const explained = explain(error)
    throw explained === undefined ? error : new Error(explained, {cause: error})
  }
}

function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof postgres.PostgresError) {
    return error.code === '28P01'
      ? 'DATABASE_URL has another password than the database.'
      : `The database says: ${error.message}.`
  }
  if (error instanceof ClientError || error instanceof ServerError) {
    return error.statusCode === 401 || error.statusCode === 403
      ? `Sanity refuses the token: ${error.message}`
      : `Sanity says: ${error.message}`
  }
  if (error.name === 'TimeoutError') return 'A service did not answer in time. Start the command again.'
  const reason = error instanceof AggregateError ? error.errors[0] : (error.cause ?? error)
  const hasNoAnswer = error.message === 'fetch failed'
  if (reason instanceof Error && (hasNoAnswer || ('code' in reason && unreachable.test(String(reason.code)))))
    return `A service cannot be reached: ${reason.message}.`
  return undefined
}
