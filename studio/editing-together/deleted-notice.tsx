import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type FocusEvent, type RefObject, useEffect, useRef, useState} from 'react'
import {useClient, useCurrentUser, useEditState, useSchema, useTranslation, useUser} from 'sanity'
import {usePaneRouter} from 'sanity/structure'
import {bringBackVersion} from '../bin/deleted-documents.ts'
import {deletions} from './deletions.ts'
import {documentText} from './text-of.ts'
import {editingTexts} from './texts.ts'
import {withUnsent} from './unsent-texts.ts'

const CLOSED_WITHIN_MS = 1000

interface Props {
  id: string
  type: string
  by: string | undefined
}

/** Somebody else has deleted the document. The form keeps its text, and nothing takes the cursor from it. */
export function DeletedNotice({id, type, by}: Props) {
  const {t} = useTranslation(editingTexts.namespace)
  const [user] = useUser(by ?? '')
  const mayWrite = useCurrentUser()?.roles.some(({name}) => name !== 'viewer') ?? false
  const {push} = useToast()
  const {closeCurrentAndAfter} = usePaneRouter()
  const textOfForm = useTextOfForm(id, type)
  const client = useClient({apiVersion: '2025-02-19'})
  const [isBusy, setBusy] = useState(false)
  const returnFocus = useReturningFocus()
  const card = useFieldInSight()

  const bringBack = async () => {
    setBusy(true)
    try {
      const version = deletions.lastVersion(id)
      if (!version) throw new Error(`Nothing is known of ${id}`)
      await bringBackVersion(client, version)
      push({status: 'success', closable: true, title: t('deleted.back.done')})
    } catch (error) {
      console.error('Not brought back:', error)
      const description = t('deleted.failed.text')
      push({status: 'error', closable: true, title: t('deleted.back.failed'), description})
      setBusy(false)
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOfForm())
      push({status: 'success', closable: true, title: t('deleted.copy.done')})
    } catch {
      push({status: 'error', closable: true, title: t('deleted.copy.failed')})
    }
  }
  const letGo = () => {
    setBusy(true)
    closeCurrentAndAfter()
    // A form that is closed lets go by itself. The preview may leave it open.
    setTimeout(() => deletions.letGo(id), CLOSED_WITHIN_MS)
  }
  const title = user?.displayName ? t('deleted.title.by', {name: user.displayName}) : t('deleted.title')
  return (
    <Card
      as="section"
      ref={card}
      aria-label={title}
      tone="critical"
      padding={4}
      border
      radius={3}
      shadow={3}
      onFocus={returnFocus}
    >
      <Stack gap={4}>
        <Stack gap={3} role="alert">
          <Text size={1} weight="semibold">
            {title}
          </Text>
          <Text size={1}>{t('deleted.text')}</Text>
        </Stack>
        <Flex gap={2} wrap="wrap">
          {mayWrite && (
            <Button
              tone="primary"
              text={t('deleted.back')}
              disabled={isBusy}
              onClick={() => void bringBack()}
            />
          )}
          <Button mode="ghost" text={t('deleted.copy')} onClick={() => void copy()} />
          <Button mode="bleed" text={t('deleted.let_go')} disabled={isBusy} onClick={letGo} />
        </Flex>
      </Stack>
    </Card>
  )
}

function useTextOfForm(id: string, type: string): () => string {
  const {draft, published} = useEditState(id, type)
  const schemaType = useSchema().get(type)
  return () => documentText(withUnsent(id, draft ?? published), schemaType)
}

/** The notice may not cover what somebody writes in. */
function useFieldInSight(): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = document.activeElement
    const top = card.current?.getBoundingClientRect().top ?? Infinity
    if (field && field.getBoundingClientRect().bottom > top) field.scrollIntoView({block: 'center'})
  }, [])
  return card
}

/** The button that was pressed disappears with the notice. */
function useReturningFocus(): (event: FocusEvent) => void {
  const from = useRef<Element>(null)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && from.current instanceof HTMLElement) from.current.focus()
    },
    [],
  )
  return ({relatedTarget, currentTarget}) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return
    from.current = relatedTarget
  }
}
