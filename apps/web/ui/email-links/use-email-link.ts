import {useEffect, useRef, useState} from 'react'
import type {Result} from '#/supabase/query.ts'
import {takeLinkToken, type LinkKey} from './link-token.ts'

export type EmailLinkState<Data, Error> =
  | {status: 'loading'}
  | {status: 'failed'; error: Error | 'notFound'}
  | {status: 'shown'; token: string; data: Data}

interface EmailLinkOptions<Data, Error> {
  /** Under which the token is kept while the page is open. */
  key: LinkKey
  /** Reads what the link leads to, always the same function. */
  load: (token: string) => Promise<Result<Data, Error>>
}

/** What a link in an email leads to. Opening it only reads: mail scanners open links and run scripts. */
export function useEmailLink<Data, Error>({key, load}: EmailLinkOptions<Data, Error>) {
  const token = useRef<string>(undefined)
  const [state, setState] = useState<EmailLinkState<Data, Error>>({status: 'loading'})

  useEffect(() => {
    token.current = takeLinkToken(window, key)
    void stateFor(token.current, load).then(setState)
  }, [key, load])

  function retry() {
    setState({status: 'loading'})
    void stateFor(token.current, load).then(setState)
  }

  return {state, setState, retry}
}

async function stateFor<Data, Error>(
  token: string | undefined,
  load: EmailLinkOptions<Data, Error>['load'],
): Promise<EmailLinkState<Data, Error>> {
  if (!token) return {status: 'failed', error: 'notFound'}
  const result = await load(token)
  return result.ok ? {status: 'shown', token, data: result.data} : {status: 'failed', error: result.error}
}
