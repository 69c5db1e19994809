import {logLine} from '@site/schemas/log-line'
import {codeOfDigest, digestOf} from './error-code.ts'

/** Next logs the error itself. This line has the code that the page shows to the visitor. */
export function logPageError(error: unknown, path: string, routePath: string): void {
  const digest = digestOf(error)
  if (digest === undefined) return
  const [pathname] = path.split('?', 1)
  console.error(logLine(`Error ${codeOfDigest(digest)} (digest ${digest}) on ${pathname} (${routePath})`))
}
