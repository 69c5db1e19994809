import {TrashIcon} from '@sanity/icons/Trash'
import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {localizeText} from '@site/schemas/texts/localize'
import {useState} from 'react'
import {useTranslation} from 'sanity'
import {useRouter} from 'sanity/router'
import {useStudioLanguage} from '../languages/interface/studio-language.ts'
import {QuestionDialog} from '../questions/use-questions.tsx'
import {deletePicture, loadDeletedUses} from './delete-picture.ts'
import type {Picture} from './find-pictures.ts'
import {libraryTexts} from './texts.ts'
import {usePictureClient} from './use-pictures.ts'

interface DeleteButtonProps {
  picture: Picture
  onChanged: () => Promise<void>
}

/** Deletes a picture that is not used, after a question. */
export function DeleteButton({picture, onChanged}: DeleteButtonProps) {
  const {t} = useTranslation(libraryTexts.namespace)
  const client = usePictureClient()
  const {navigate} = useRouter()
  const {push} = useToast()
  const language = useStudioLanguage()
  const [inBin, setInBin] = useState<string[]>()
  const [isBusy, setBusy] = useState(false)

  const tell = (status: 'success' | 'error', title: string) => push({status, title, closable: true})
  async function ask() {
    setBusy(true)
    try {
      const deleted = await loadDeletedUses(client, picture._id)
      setInBin(deleted.map(({title}) => localizeText(title, language) || t('untitled')))
    } catch {
      tell('error', t('failed'))
    }
    setBusy(false)
  }
  async function remove() {
    setBusy(true)
    try {
      const outcome = await deletePicture(client, picture._id)
      tell(
        outcome === 'deleted' ? 'success' : 'error',
        t(outcome === 'deleted' ? 'delete.done' : 'delete.used'),
      )
      await onChanged()
      if (outcome === 'deleted') navigate({})
    } catch (error) {
      console.error('The picture was not deleted:', error)
      tell('error', t('delete.failed'))
      await onChanged()
    }
    setInBin(undefined)
    setBusy(false)
  }
  return (
    <>
      <Button
        mode="ghost"
        tone="critical"
        icon={TrashIcon}
        text={t('delete')}
        loading={isBusy}
        onClick={() => void ask()}
      />
      {inBin && (
        <QuestionDialog header={t('delete.title')} onClose={() => setInBin(undefined)}>
          <Stack gap={4}>
            <Text size={1}>{t('delete.question')}</Text>
            {inBin.length > 0 && (
              <Card padding={3} radius={2} tone="caution">
                <Text size={1}>{t('delete.bin', {titles: inBin.join(', ')})}</Text>
              </Card>
            )}
            <Flex gap={2} justify="flex-end" wrap="wrap">
              <Button mode="bleed" text={t('delete.cancel')} onClick={() => setInBin(undefined)} />
              <Button
                tone="critical"
                text={t('delete.confirm')}
                loading={isBusy}
                onClick={() => void remove()}
              />
            </Flex>
          </Stack>
        </QuestionDialog>
      )}
    </>
  )
}
