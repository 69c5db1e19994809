import type {Bilingual} from '@site/schemas/languages'
import {isFilled} from '@site/schemas/validation/filled'
import {CopyIcon} from '@sanity/icons/Copy'
import {ImageIcon} from '@sanity/icons/Image'
import {Button, Dialog, Flex, Stack, Text} from '@sanity/ui'
import {useId, useState} from 'react'
import {type ObjectInputProps, set, setIfMissing, useTranslation} from 'sanity'
import {copiedText} from './copied-text.ts'
import {type Body, unsharedPictures, withSharedPictures} from './shared-pictures.ts'
import {languageTexts} from './texts.ts'

type Done = 'copy.done' | 'pictures.shared'

export function EnglishTools(props: ObjectInputProps<Bilingual<unknown>>) {
  const {value, schemaType, readOnly, onChange, onPathFocus} = props
  const {t} = useTranslation(languageTexts.namespace)
  const [done, setDone] = useState<Done>()
  const [isAsking, setAsking] = useState(false)

  const write = (english: unknown, message: Done) => {
    onChange([setIfMissing({_type: schemaType.name}), set(english, ['en'])])
    onPathFocus(['en'])
    setDone(message)
  }
  const copy = () => {
    setAsking(false)
    write(copiedText(value?.lt, newKey), 'copy.done')
  }
  const body = value as Body | undefined
  const isRichText = Array.isArray(value?.lt)
  const unshared = body && isRichText && isFilled(body.en) ? unsharedPictures(body) : []
  const isCopyable = isFilled(value?.lt) && !isSame(value)
  return (
    <Stack gap={2} marginTop={2}>
      {!readOnly && (isCopyable || unshared.length > 0) && (
        <Flex gap={2} wrap="wrap">
          {isCopyable && (
            <Button
              mode="bleed"
              fontSize={1}
              padding={2}
              icon={CopyIcon}
              text={t('copy.label')}
              onClick={() => (isFilled(value?.en) ? setAsking(true) : copy())}
            />
          )}
          {body && unshared.length > 0 && (
            <Button
              mode="bleed"
              fontSize={1}
              padding={2}
              icon={ImageIcon}
              text={t('pictures.share', {count: unshared.length})}
              onClick={() => write(withSharedPictures(body, newKey), 'pictures.shared')}
            />
          )}
        </Flex>
      )}
      <output>
        {done && (
          <Text size={1} muted>
            {t(done)}
          </Text>
        )}
      </output>
      {isAsking && <ReplaceDialog onReplace={copy} onKeep={() => setAsking(false)} />}
    </Stack>
  )
}

function ReplaceDialog({onReplace, onKeep}: {onReplace: () => void; onKeep: () => void}) {
  const {t} = useTranslation(languageTexts.namespace)
  return (
    <Dialog id={useId()} header={t('copy.ask.header')} onClose={onKeep} onClickOutside={onKeep} width={0}>
      <Stack gap={4} padding={4}>
        <Text size={1}>{t('copy.ask.message')}</Text>
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" text={t('copy.ask.keep')} onClick={onKeep} />
          <Button tone="critical" text={t('copy.ask.confirm')} onClick={onReplace} />
        </Flex>
      </Stack>
    </Dialog>
  )
}

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

function isSame(value: Bilingual<unknown> | undefined): boolean {
  const words = (text: unknown) =>
    Array.isArray(text)
      ? (text as Body['lt'])
          ?.map(({children = []}) => children.map((child) => child.text).join(''))
          .join('\n')
      : text
  return words(value?.lt) === words(value?.en)
}
