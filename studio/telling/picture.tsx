import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {tellingTexts} from './texts.ts'
import type {SharePicture} from './use-share-picture.ts'

export function Picture({picture, onRetry}: {picture: SharePicture; onRetry: () => void}) {
  const {t} = useTranslation(tellingTexts.namespace)
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {t('picture')}
      </Text>
      {picture.is === 'there' && (
        <>
          <img
            src={picture.url}
            alt=""
            style={{width: '100%', aspectRatio: '1200 / 630', objectFit: 'cover', borderRadius: 3}}
          />
          <Flex>
            <Button
              as="a"
              href={picture.url}
              download={picture.file.name}
              mode="ghost"
              text={t('picture.download')}
            />
          </Flex>
        </>
      )}
      {picture.is === 'loading' && <Text size={1}>{t('loading')}</Text>}
      {picture.is === 'failed' && (
        <Flex gap={3} align="center" wrap="wrap" role="alert">
          <Text size={1}>{t('picture.failed')}</Text>
          <Button mode="ghost" text={t('picture.retry')} onClick={onRetry} />
        </Flex>
      )}
    </Stack>
  )
}
