import type {StudioMessage, StudioMessages} from '@site/schemas/requests/studio-messages'
import {createContext, lazy, Suspense, use, useCallback, useMemo, useRef, useState} from 'react'
import {type LayoutProps, useClient} from 'sanity'
import {useStudioLanguage} from '../languages/interface/studio-language.ts'
import {useRefresh} from '../connection/use-refresh.ts'
import {canSend, type Refusal, sendMessage} from './send-message.ts'

/** Few people ask, so the dialog is loaded when it is opened. */
const AskDialog = lazy(() => import('./ask-dialog.tsx'))

/** Without the language, which is that of the Studio. */
type OwnMessage<Message = StudioMessage> = Message extends unknown ? Omit<Message, 'language'> : never

export interface AskedPlace {
  documentId: string
  documentType: string
  /** Of the field; empty for the whole document. */
  path: string
}

interface LookRequests extends StudioMessages {
  status: 'loading' | 'ready' | 'failed'
  /** Resolves to why it was not done, and to `undefined` once it is. */
  send: (message: OwnMessage) => Promise<Refusal | undefined>
  load: () => Promise<void>
}

const Requests = createContext<LookRequests>({
  people: [],
  requests: [],
  status: 'loading',
  send: () => Promise.resolve('failed'),
  load: () => Promise.resolve(),
})

const OpenDialog = createContext<(place: AskedPlace) => void>(() => undefined)

export const useLookRequests = () => use(Requests)

/** What opens the dialog stays the same, as every field has it. */
export const useAskToLook = () => use(OpenDialog)

/** Whoever opens the Studio becomes known to the functions, so that others can ask them. */
export function LookRequestsProvider(props: LayoutProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  const language = useStudioLanguage()
  const [state, setState] = useState<StudioMessages & Pick<LookRequests, 'status'>>({
    status: 'loading',
    people: [],
    requests: [],
  })
  const [place, setPlace] = useState<AskedPlace>()
  const sent = useRef(0)

  const send = useCallback(
    async (message: OwnMessage) => {
      const number = (sent.current += 1)
      const answer = await sendMessage({...message, language}, client.config().token)
      // An older answer must not bring back what is gone.
      if (number === sent.current)
        setState((known) =>
          answer.ok
            ? {status: 'ready', ...answer.messages}
            : {...known, status: known.status === 'ready' ? 'ready' : 'failed'},
        )
      return answer.ok ? undefined : answer.refusal
    },
    [client, language],
  )
  const load = useCallback(async () => void (canSend && (await send({action: 'open'}))), [send])
  useRefresh(load)

  const value = useMemo(() => ({...state, send, load}), [state, send, load])
  const studio = useMemo(() => props.renderDefault(props), [props])
  return (
    <OpenDialog value={setPlace}>
      <Requests value={value}>
        {studio}
        {place && (
          <Suspense>
            <AskDialog place={place} onClose={() => setPlace(undefined)} />
          </Suspense>
        )}
      </Requests>
    </OpenDialog>
  )
}

/** Has an email sent about the schedules that were just saved. Resolves to whether it will be. */
export function useWatchSchedules(): (documentId: string) => Promise<boolean> {
  const {send} = useLookRequests()
  return useCallback(async (documentId) => (await send({action: 'watch', documentId})) === undefined, [send])
}
