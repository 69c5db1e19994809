import {startServer} from '#server-start'

/** Next calls this once per process, before the first request. */
export function register(): void {
  startServer()
}
