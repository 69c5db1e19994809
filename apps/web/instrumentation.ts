import {startServer} from '#server-start'

/** Next calls this once per process, before the first request. */
export async function register(): Promise<void> {
  await startServer()
}
