import {Card, Layer, Stack, Text} from '@sanity/ui'
import {createContext, type CSSProperties, useEffect, useState, useSyncExternalStore} from 'react'
import {type DocumentLayoutProps, getPublishedId, useDocumentStore, useTranslation} from 'sanity'
import {editingTexts} from './texts.ts'
import {unsavedEdits, watchUnsavedEdits} from './unsaved-edits.ts'
import {useIsOnline} from './use-connection.ts'

/** This is the published id of the document whose form is open. */
export const OpenDocument = createContext<string | undefined>(undefined)

const NOTICE_LAYER = 100

const aboveTheFooter: CSSProperties = {
  position: 'fixed',
  insetInline: 0,
  bottom: '4rem',
  marginInline: 'auto',
  width: 'min(36rem, calc(100vw - 2rem))',
}

export function DocumentLayout(props: DocumentLayoutProps) {
  const store = useDocumentStore()
  const id = getPublishedId(props.documentId)
  const type = props.documentType
  useEffect(() => watchUnsavedEdits(store, {id, type}), [store, id, type])
  return (
    <>
      <ConnectionNotice id={id} type={type} />
      <OpenDocument value={id}>{props.renderDefault(props)}</OpenDocument>
    </>
  )
}

function ConnectionNotice({id, type}: {id: string; type: string}) {
  const {t} = useTranslation(editingTexts.namespace)
  const isOnline = useIsOnline(id, type)
  const isUnsaved = useIsUnsaved(id)
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)
  if (isOnline && wasOffline && !isUnsaved) setWasOffline(false)
  if (!wasOffline) return null
  const state = isOnline ? 'saving' : 'offline'
  return (
    <Layer zOffset={NOTICE_LAYER} style={aboveTheFooter}>
      <Card tone={isOnline ? 'primary' : 'critical'} padding={4} border radius={3} shadow={3} role="alert">
        <Stack gap={3}>
          <Text size={1} weight="semibold">
            {t(`${state}.title`)}
          </Text>
          <Text size={1}>{t(`${state}.text`)}</Text>
        </Stack>
      </Card>
    </Layer>
  )
}

function useIsUnsaved(id: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const subscription = unsavedEdits.observe(id).subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    () => unsavedEdits.has(id),
  )
}
