import type {Instrumentation} from 'next'
import {startServer} from '#server-start'
import {logPageError} from './monitoring/request-error.ts'

/** Next calls this once per process, before the first request. */
export async function register(): Promise<void> {
  await startServer()
}

export const onRequestError: Instrumentation.onRequestError = (error, {path}, {routePath, routeType}) => {
  if (routeType === 'render' || routeType === 'action') logPageError(error, path, routePath)
}
