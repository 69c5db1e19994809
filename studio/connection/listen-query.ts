import {ClientError} from '@sanity/client'
import {type Observable, retry, throwError, timer} from 'rxjs'
import type {DocumentStore} from 'sanity'

const AGAIN_AFTER_MS = 3000

/**
 * Emits the result of a query, anew whenever it changes. Sanity’s own `listenQuery` fails for good once the Content Lake
 * has been out of reach for some seconds, and an error that nobody expects takes the whole form away.
 */
export const listenQuery = <Result>(
  {listenQuery: listen}: Pick<DocumentStore, 'listenQuery'>,
  ...query: Parameters<DocumentStore['listenQuery']>
): Observable<Result> =>
  listen(...query).pipe(
    retry({
      delay: (error) => (error instanceof ClientError ? throwError(() => error) : timer(AGAIN_AFTER_MS)),
    }),
  )
