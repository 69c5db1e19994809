import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {clockTime} from '@site/schemas/london-time/in-words'
import {useState} from 'react'
import {useCurrentUser, useEditState, useTranslation, useUser} from 'sanity'
import {useStudioLanguage} from '../../languages/interface/studio-language.ts'
import {pathToTell} from '../../telling/announcement.ts'
import {TellDialog} from '../../telling/tell.tsx'
import {tellingTexts} from '../../telling/texts.ts'
import {actionTexts} from '../texts.ts'
import {useUndo} from './use-undo.ts'
import {type UndoOffer, useUndoOffer} from './use-undo-offer.ts'

interface AfterPublishingProps {
  id: string
  type: string
}

/** What somebody may want to do in the ten minutes after publishing. */
export function AfterPublishing({id, type}: AfterPublishingProps) {
  const offer = useUndoOffer(id, type)
  return offer ? <Offer key={offer.revision} {...{id, type, offer}} /> : null
}

function Offer({id, type, offer}: AfterPublishingProps & {offer: UndoOffer}) {
  const {t} = useTranslation(actionTexts.namespace)
  const undo = useUndo(id, type)
  const [isUndoing, setUndoing] = useState(false)
  const until = clockTime(offer.endsAt, useStudioLanguage())
  const title = useTitle(offer)
  const undoIt = async () => {
    setUndoing(true)
    await undo(offer.revision)
    setUndoing(false)
  }
  return (
    <Card as="section" aria-label={title} data-after-publishing tone="positive" border radius={3} padding={4}>
      <Stack gap={4}>
        <Stack gap={3} as="output">
          <Text size={1} weight="semibold">
            {title}
          </Text>
          <Text size={1}>{t(offer.isFirst ? 'undo.notice.gone' : 'undo.notice.before', {until})}</Text>
        </Stack>
        <Flex gap={2} wrap="wrap">
          <Button
            mode="ghost"
            text={t(isUndoing ? 'undo.running' : 'undo.button')}
            disabled={isUndoing}
            onClick={() => void undoIt()}
          />
          <TellButton id={id} type={type} />
        </Flex>
      </Stack>
    </Card>
  )
}

function useTitle({by}: UndoOffer): string {
  const {t} = useTranslation(actionTexts.namespace)
  const own = useCurrentUser()?.id
  const [user] = useUser(by ?? '')
  return by === own || !user?.displayName
    ? t('undo.notice.title')
    : t('undo.notice.title.by', {name: user.displayName})
}

function TellButton({id, type}: AfterPublishingProps) {
  const {t} = useTranslation(tellingTexts.namespace)
  const {draft, published} = useEditState(id, type)
  const [isOpen, setOpen] = useState(false)
  if (!published || !pathToTell(published)) return null
  return (
    <>
      <Button mode="ghost" text={t('action')} onClick={() => setOpen(true)} />
      {isOpen && (
        <TellDialog published={published} hasChanges={draft !== null} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
