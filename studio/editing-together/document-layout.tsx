import {Card, Layer, Stack, Text} from '@sanity/ui'
import {createContext, type CSSProperties, useEffect, useState, useSyncExternalStore} from 'react'
import {merge, type Observable} from 'rxjs'
import {type DocumentLayoutProps, getPublishedId, useClient, useDocumentStore, useTranslation} from 'sanity'
import {createGlobalStyle} from 'styled-components'
import {vendorElements} from '../vendor-patches/elements.ts'
import {DeletedNotice} from './deleted-notice.tsx'
import {deletions} from './deletions.ts'
import {editingTexts} from './texts.ts'
import {refusedEdits, unsavedEdits, watchUnsavedEdits} from './unsaved-edits.ts'
import {unsentTexts} from './unsent-texts.ts'
import {useIsOnline} from './use-connection.ts'
import {watchDeletions} from './watch-deletions.ts'

/** This is the published id of the document whose form is open. */
export const OpenDocument = createContext<string | undefined>(undefined)

const NOTICE_LAYER = 100

/** Sanity’s own line in the footer says ‘Saved’ until it hears more, so it is silent while a notice speaks. */
const WithoutSavedLine = createGlobalStyle`
  ${vendorElements.savedLine} {
    visibility: hidden;
  }
`

const aboveTheFooter: CSSProperties = {
  position: 'fixed',
  insetInline: 0,
  bottom: '4rem',
  marginInline: 'auto',
  width: 'min(36rem, calc(100vw - 2rem))',
}

export function DocumentLayout(props: DocumentLayoutProps) {
  const store = useDocumentStore()
  const client = useClient({apiVersion: '2025-02-19'})
  const id = getPublishedId(props.documentId)
  const type = props.documentType
  useEffect(() => watchUnsavedEdits(store, {id, type}), [store, id, type])
  useEffect(() => watchDeletions(client, store, {id, type}), [client, store, id, type])
  return (
    <>
      <Notices key={id} id={id} type={type} />
      <OpenDocument value={id}>{props.renderDefault(props)}</OpenDocument>
    </>
  )
}

function Notices({id, type}: {id: string; type: string}) {
  const connection = useConnectionState(id, type)
  const existence = useObserved(
    () => deletions.observe(id),
    () => deletions.of(id),
  )
  if (!connection && existence.is !== 'gone') return null
  return (
    <Layer zOffset={NOTICE_LAYER} style={aboveTheFooter}>
      {connection && <WithoutSavedLine />}
      <Stack gap={3}>
        {connection && <ConnectionNotice state={connection} />}
        {existence.is === 'gone' && <DeletedNotice id={id} type={type} by={existence.by} />}
      </Stack>
    </Layer>
  )
}

type ConnectionState = 'offline' | 'refused' | 'saving'

function ConnectionNotice({state}: {state: ConnectionState}) {
  const {t} = useTranslation(editingTexts.namespace)
  return (
    <Card
      tone={state === 'saving' ? 'primary' : 'critical'}
      padding={4}
      border
      radius={3}
      shadow={3}
      role="alert"
    >
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {t(`${state}.title`)}
        </Text>
        <Text size={1}>{t(`${state}.text`)}</Text>
      </Stack>
    </Card>
  )
}

/** Undefined if there is nothing to say about it. */
function useConnectionState(id: string, type: string): ConnectionState | undefined {
  const isOnline = useIsOnline(id, type)
  const isUnsaved = useObserved(
    () => merge(unsavedEdits.observe(id), unsentTexts.changes$),
    () => unsavedEdits.has(id) || unsentTexts.of(id).length > 0,
  )
  const isRefused = useObserved(
    () => refusedEdits.observe(id),
    () => refusedEdits.has(id),
  )
  // What failed without a connection has not been refused.
  useEffect(() => refusedEdits.set(id, false), [id, isOnline])
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)
  if (isOnline && wasOffline && !isUnsaved) setWasOffline(false)
  if (!isOnline) return 'offline'
  if (isRefused) return 'refused'
  return wasOffline ? 'saving' : undefined
}

/** @param changes$ emits when `read` may return something else */
function useObserved<Value>(changes$: () => Observable<unknown>, read: () => Value): Value {
  return useSyncExternalStore((onChange) => {
    const subscription = changes$().subscribe(onChange)
    return () => subscription.unsubscribe()
  }, read)
}
