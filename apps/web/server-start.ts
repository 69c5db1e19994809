import {guardRequests} from './request-guard.ts'
import {watchContent} from './revalidation/content-watch.ts'

/** What runs beside Next for as long as the server does. */
export function startServer(): void {
  guardRequests()
  void watchContent()
}
