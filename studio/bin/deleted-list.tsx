import {ChevronDownIcon} from '@sanity/icons/ChevronDown'
import {ChevronRightIcon} from '@sanity/icons/ChevronRight'
import {Button, Card, Dialog, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useId, useState} from 'react'
import {useSchema, useTranslation, useUser} from 'sanity'
import {useRouter} from 'sanity/router'
import {useStudioLanguage} from '../languages/interface/studio-language.ts'
import {useLondonTime} from '../time/london-time.ts'
import {titleOf} from '../documents/stored-documents.ts'
import type {DeletedDocument} from './deleted-documents.ts'
import {binTexts} from './texts.ts'
import {useDeleted} from './use-deleted.ts'

const SHOWN = 3

export function DeletedList() {
  const {t} = useTranslation(binTexts.namespace)
  const {deleted, mayWrite, mayRemove, bringBack, remove} = useDeleted()
  const [chosen, setChosen] = useState<boolean>()
  if (deleted.length === 0) return null
  const isOpen = chosen ?? deleted.length <= SHOWN
  return (
    <Card as="section" border padding={[3, 4]} radius={3} aria-labelledby="deleted" data-testid="deleted">
      <Stack gap={3}>
        <Heading as="h2" size={1} id="deleted">
          <Button
            mode="bleed"
            padding={2}
            icon={isOpen ? ChevronDownIcon : ChevronRightIcon}
            text={`${t('title')} (${deleted.length})`}
            aria-expanded={isOpen}
            onClick={() => setChosen(!isOpen)}
          />
        </Heading>
        {isOpen && (
          <>
            <Text size={1} muted>
              {t('hint')}
            </Text>
            <Stack as="ul" gap={1} padding={0} style={{listStyle: 'none'}}>
              {deleted.map((each) => (
                <li key={each.documentId}>
                  <DeletedItem
                    deleted={each}
                    onBringBack={mayWrite ? bringBack : undefined}
                    onRemove={mayRemove ? remove : undefined}
                  />
                </li>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Card>
  )
}

interface DeletedItemProps {
  deleted: DeletedDocument
  /** Resolves to the id of what came back. */
  onBringBack: ((documentId: string) => Promise<string>) | undefined
  onRemove: ((documentId: string) => Promise<void>) | undefined
}

function DeletedItem({deleted, onBringBack, onRemove}: DeletedItemProps) {
  const {documentId: id, documentType: type} = deleted
  const {t} = useTranslation(binTexts.namespace)
  const language = useStudioLanguage()
  const title = titleOf(deleted, language) ?? t('untitled')
  const detail = useDetail(deleted)
  const toast = useToast()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)

  async function run(what: 'back' | 'remove', action: (documentId: string) => Promise<string | void>) {
    setBusy(true)
    try {
      const back = await action(id)
      toast.push({status: 'success', title: t(`${what}.done`)})
      if (back !== undefined) router.navigateIntent('edit', {id: back, type})
    } catch {
      toast.push({status: 'error', title: t(`${what}.failed.title`), description: t('failed.description')})
      setBusy(false)
    }
  }

  return (
    <Flex gap={3} padding={2} align="center" wrap="wrap">
      <Stack gap={2} flex={1} style={{minWidth: '14rem', overflowWrap: 'anywhere'}}>
        <Text weight="medium">{title}</Text>
        <Text size={1} muted>
          {detail}
        </Text>
        {deleted.exists && (
          <Text size={1} muted>
            {t('exists')}
          </Text>
        )}
      </Stack>
      {onBringBack && (
        <Button
          mode="ghost"
          padding={2}
          fontSize={1}
          text={t('back')}
          aria-label={t('back.label', {title})}
          disabled={isBusy}
          onClick={() => void run('back', onBringBack)}
        />
      )}
      {onRemove && (
        <Button
          mode="bleed"
          tone="critical"
          padding={2}
          fontSize={1}
          text={t('remove')}
          aria-label={t('remove.label', {title})}
          disabled={isBusy}
          onClick={() => setAsking(true)}
        />
      )}
      {onRemove && isAsking && (
        <RemoveDialog
          title={title}
          onKeep={() => setAsking(false)}
          onRemove={() => {
            setAsking(false)
            void run('remove', onRemove)
          }}
        />
      )}
    </Flex>
  )
}

function useDetail({documentType, deletedBy, deletedAt}: DeletedDocument): string {
  const {t} = useTranslation(binTexts.namespace)
  const type = useSchema().get(documentType)?.title ?? documentType
  const [user] = useUser(deletedBy ?? '')
  const name = user?.displayName
  const time = useLondonTime()(deletedAt)
  return name ? t('deleted', {type, name, time}) : t('deleted.somebody', {type, time})
}

interface RemoveDialogProps {
  title: string
  onRemove: () => void
  onKeep: () => void
}

function RemoveDialog({title, onRemove, onKeep}: RemoveDialogProps) {
  const {t} = useTranslation(binTexts.namespace)
  return (
    <Dialog id={useId()} header={t('remove.ask.header')} onClose={onKeep} onClickOutside={onKeep} width={0}>
      <Stack gap={4} padding={4}>
        <Text size={1}>{t('remove.ask.message', {title})}</Text>
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" text={t('remove.ask.cancel')} onClick={onKeep} />
          <Button tone="critical" text={t('remove.ask.confirm')} onClick={onRemove} />
        </Flex>
      </Stack>
    </Dialog>
  )
}
