import {Button, Flex, Stack, Text, TextArea} from '@sanity/ui'
import type {Language} from '@site/schemas/languages'
import {useId, useRef, useState} from 'react'
import {useTranslation} from 'sanity'
import {type Network, networks} from './compose-post.ts'
import {tellingTexts} from './texts.ts'
import type {SharePicture} from './use-share-picture.ts'

interface PostTextProps {
  language: Language
  network: Network
  picture: SharePicture
  text: string
  onChange: (text: string) => void
}

/** What became of it. Nothing is said of what is not known. */
type Outcome = 'copied' | 'select_yourself' | 'shared' | 'not_shared'

export function PostText({language, network, picture, text, onChange}: PostTextProps) {
  const {t} = useTranslation(tellingTexts.namespace)
  const [outcome, setOutcome] = useState<Outcome>()
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const hints = network === 'instagram' ? `${t('text.hint')} ${t('instagram')}` : t('text.hint')

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      area.current?.select()
      setOutcome('select_yourself')
    }
  }
  const share = async () => {
    try {
      await navigator.share(shareData(text, picture))
      setOutcome('shared')
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      setOutcome(isCancelled ? undefined : 'not_shared')
    }
  }
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Text as="label" htmlFor={id} size={1} weight="medium">
          {t('text', {network: networks[network].name})}
        </Text>
        <Text id={`${id}-hint`} size={1} muted>
          {hints}
        </Text>
        <TextArea
          id={id}
          ref={area}
          aria-describedby={`${id}-hint`}
          rows={10}
          lang={language}
          value={text}
          onChange={({currentTarget}) => {
            setOutcome(undefined)
            onChange(currentTarget.value)
          }}
        />
      </Stack>
      <Flex gap={2} wrap="wrap">
        <Button tone="primary" text={t('copy')} onClick={() => void copy()} />
        {'share' in navigator && <Button mode="ghost" text={t('share')} onClick={() => void share()} />}
      </Flex>
      <output>{outcome && <Text size={1}>{t(outcome)}</Text>}</output>
    </Stack>
  )
}

/** Some devices take no files. */
function shareData(text: string, picture: SharePicture): ShareData {
  const withPicture = picture.is === 'there' ? {text, files: [picture.file]} : undefined
  return withPicture && 'canShare' in navigator && navigator.canShare(withPicture) ? withPicture : {text}
}
