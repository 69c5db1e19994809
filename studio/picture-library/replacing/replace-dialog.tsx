import {SyncIcon} from '@sanity/icons/Sync'
import {Button, Box, Card, Dialog, Flex, Stack, Text} from '@sanity/ui'
import {type ReactNode, useId, useState} from 'react'
import {useTranslation} from 'sanity'
import {Thumbnail} from '../../inputs/pictures/thumbnail.tsx'
import {useStartAsking} from '../../questions/use-questions.tsx'
import {useValidate} from '../../validation/check-draft.ts'
import {ChooseReplacement} from './choose-replacement.tsx'
import type {Picture} from '../find-pictures.ts'
import {rightsState} from '../picture-rights.ts'
import {placesOf} from '../picture-uses.ts'
import {PlacesList} from '../places-list.tsx'
import {keepsCrop, replacePicture, type ReplaceOutcome} from './replace-picture.ts'
import {replaceTexts} from './texts.ts'
import type {LoadedPicture} from '../use-picture.ts'
import {useContentTypes, usePictureClient} from '../use-pictures.ts'

interface ReplaceProps extends LoadedPicture {
  /** What is shown of the picture is no longer so. */
  onChanged: () => Promise<void>
}

/** Its dialog stays when the picture is not used any more. */
export function ReplaceButton(props: ReplaceProps) {
  const {t} = useTranslation(replaceTexts.namespace)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {props.uses.length > 0 && (
        <Button mode="ghost" icon={SyncIcon} text={t('button')} onClick={() => setOpen(true)} />
      )}
      {isOpen && <ReplaceDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Chooses, shows every place, asks, and then leads to the descriptions. */
function ReplaceDialog({onClose, onChanged, ...loaded}: ReplaceProps & {onClose: () => void}) {
  const {t} = useTranslation(replaceTexts.namespace)
  const [replacement, setReplacement] = useState<Picture>()
  const [replaced, setReplaced] = useState<LoadedPicture['uses']>()
  const [left, setLeft] = useState(false)
  return (
    <Dialog id={useId()} width={2} header={t('title')} onClose={onClose}>
      <Box padding={4}>
        {replaced ? (
          <Stack gap={4}>
            <Notice tone="positive">{t('done')}</Notice>
            {left && <Notice tone="caution">{t('left')}</Notice>}
            <Text size={1}>{t('look')}</Text>
            <PlacesList uses={replaced} />
            <Flex justify="flex-end">
              <Button text={t('close')} onClick={onClose} />
            </Flex>
          </Stack>
        ) : replacement ? (
          <ConfirmReplacement
            {...loaded}
            replacement={replacement}
            onChanged={onChanged}
            onOther={() => setReplacement(undefined)}
            onCancel={onClose}
            onReplaced={async (isLeft) => {
              setReplaced(loaded.uses)
              setLeft(isLeft)
              await onChanged()
            }}
          />
        ) : (
          <ChooseReplacement besides={loaded.picture._id} onChoose={setReplacement} />
        )}
      </Box>
    </Dialog>
  )
}

interface ConfirmReplacementProps extends ReplaceProps {
  replacement: Picture
  onOther: () => void
  onCancel: () => void
  onReplaced: (isLeft: boolean) => Promise<void>
}

function ConfirmReplacement(props: ConfirmReplacementProps) {
  const {picture, uses, replacement, onOther, onCancel} = props
  const {t} = useTranslation(replaceTexts.namespace)
  const {replace, isBusy, outcome} = useReplacement(props)
  const rights = rightsState(replacement.rights)
  const places = uses.flatMap(placesOf)
  const losesCrop = places.some(({picture: {crop, hotspot}}) => crop || hotspot)
  return (
    <Stack gap={4}>
      <Flex gap={4} wrap="wrap">
        <Compared title={t('before')} picture={picture} />
        <Compared title={t('after')} picture={replacement} />
      </Flex>
      {outcome && <Outcome {...outcome} />}
      {rights !== 'known' && (
        <Notice tone={rights === 'refused' ? 'critical' : 'caution'}>{t(`${rights}`)}</Notice>
      )}
      {losesCrop && !keepsCrop({from: picture, to: replacement}) && (
        <Notice tone="caution">{t('crop')}</Notice>
      )}
      <Text size={1}>{t('alt')}</Text>
      <Text size={1} weight="medium">
        {t('places', {count: places.length})}
      </Text>
      <PlacesList uses={uses} />
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" text={t('cancel')} disabled={isBusy} onClick={onCancel} />
        <Button mode="ghost" text={t('other')} disabled={isBusy} onClick={onOther} />
        <Button
          tone="primary"
          text={t(isBusy ? 'checking' : 'confirm')}
          disabled={isBusy || places.length === 0}
          onClick={() => void replace()}
        />
      </Flex>
    </Stack>
  )
}

function useReplacement({
  picture,
  uses,
  replacement,
  onChanged,
  onCancel,
  onReplaced,
}: ConfirmReplacementProps) {
  const client = usePictureClient()
  const types = useContentTypes()
  const validate = useValidate()
  const startAsking = useStartAsking()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ReplaceOutcome>()
  const replace = async () => {
    setBusy(true)
    setOutcome(undefined)
    const change = {from: picture, to: replacement, types, uses, validate, ask: startAsking()}
    const result = await replacePicture(client, change).catch((error: unknown): ReplaceOutcome => {
      console.error('The picture was not replaced:', error)
      return {is: 'failed'}
    })
    if (result.is === 'replaced') return onReplaced(result.left.length > 0)
    if (result.is === 'cancelled') return onCancel()
    setOutcome(result)
    await onChanged()
    return setBusy(false)
  }
  return {replace, isBusy, outcome}
}

function Outcome(outcome: ReplaceOutcome) {
  const {t} = useTranslation(replaceTexts.namespace)
  if (outcome.is === 'overtaken' || outcome.is === 'failed')
    return <Notice tone="critical">{t(`${outcome.is}`)}</Notice>
  if (outcome.is !== 'refused') return null
  return <Notice tone="critical">{[t('problems'), ...outcome.problems].join(' ')}</Notice>
}

function Compared({title, picture}: {title: string; picture: Picture}) {
  const {t} = useTranslation(replaceTexts.namespace)
  return (
    <Stack gap={2} style={{maxWidth: '12rem', overflowWrap: 'anywhere'}}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      <Thumbnail url={picture.url} width={140} height={105} />
      <Text size={1} muted>
        {picture.originalFilename ?? t('unnamed')}
      </Text>
    </Stack>
  )
}

function Notice({tone, children}: {tone: 'positive' | 'caution' | 'critical'; children: ReactNode}) {
  return (
    <Card padding={3} radius={2} tone={tone} role={tone === 'caution' ? undefined : 'alert'}>
      <Text size={1}>{children}</Text>
    </Card>
  )
}
