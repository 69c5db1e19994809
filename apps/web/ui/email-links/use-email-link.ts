import {useEffect, useRef, useState} from 'react'
import type {Result} from '#/supabase/query.ts'
import {takeLinkToken, type LinkKey} from './link-token.ts'

type EmailLinkState<Data, Error> =
  | {status: 'loading'}
  | {status: 'failed'; error: Error | 'notFound'}
  | {status: 'shown'; token: string; data: Data}

interface EmailLinkOptions<Data, Error> {
  /** The token is kept under this key while the page is open. */
  key: LinkKey
  /** It must be the same function in each render. */
  load: (token: string) => Promise<Result<Data, Error>>
}

/** Opening a link only reads: mail scanners open links and run scripts. */
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

  /** Shows what is so now in place of what is shown, unless that has changed meanwhile. */
  async function refresh() {
    if (state.status !== 'shown') return
    const {token: shown} = state
    const result = await load(shown)
    if (result.ok) {
      setState((now) => (now === state ? {status: 'shown', token: shown, data: result.data} : now))
    }
  }

  return {state, setState, retry, refresh}
}

async function stateFor<Data, Error>(
  token: string | undefined,
  load: EmailLinkOptions<Data, Error>['load'],
): Promise<EmailLinkState<Data, Error>> {
  if (!token) return {status: 'failed', error: 'notFound'}
  const result = await load(token)
  return result.ok ? {status: 'shown', token, data: result.data} : {status: 'failed', error: result.error}
}
