import {UploadIcon} from '@sanity/icons/Upload'
import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {type ChangeEvent, useRef, useState} from 'react'
import {useTranslation} from 'sanity'
import {useCleanPictures} from '../../inputs/pictures/use-clean-pictures.ts'
import {loadPicture, type Picture} from '../find-pictures.ts'
import {PictureBrowser} from '../picture-browser.tsx'
import {PictureChoice} from '../picture-chooser.tsx'
import {replaceTexts} from './texts.ts'
import {useContentTypes, usePictureClient} from '../use-pictures.ts'

interface ChooseReplacementProps {
  /** The id of the picture that is replaced. */
  besides: string
  onChoose: (picture: Picture) => void
}

export function ChooseReplacement({besides, onChoose}: ChooseReplacementProps) {
  const {t} = useTranslation(replaceTexts.namespace)
  return (
    <Stack gap={4}>
      <Text size={1}>{t('choose')}</Text>
      <UploadPicture onUploaded={onChoose} />
      <PictureBrowser hasFocus>
        {(picture) =>
          picture._id !== besides && (
            <PictureChoice picture={picture} isCurrent={false} onChoose={() => onChoose(picture)} />
          )
        }
      </PictureBrowser>
    </Stack>
  )
}

function UploadPicture({onUploaded}: {onUploaded: (picture: Picture) => void}) {
  const {t} = useTranslation(replaceTexts.namespace)
  const client = usePictureClient()
  const types = useContentTypes()
  const clean = useCleanPictures()
  const field = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState<'uploading' | 'failed'>()

  async function upload({currentTarget}: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    setStatus('uploading')
    try {
      const [file] = await clean(chosen)
      const asset = file && (await client.assets.upload('image', file, {filename: file.name}))
      const picture = asset && (await loadPicture(client, {types}, asset._id))
      setStatus(undefined)
      if (picture) onUploaded(picture)
    } catch (error) {
      console.error('The picture was not uploaded:', error)
      setStatus('failed')
    }
  }
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <input
        ref={field}
        type="file"
        hidden
        accept="image/*,.heic,.heif"
        onChange={(event) => void upload(event)}
      />
      <Button
        icon={UploadIcon}
        mode="ghost"
        text={t(status === 'uploading' ? 'uploading' : 'upload')}
        disabled={status === 'uploading'}
        onClick={() => field.current?.click()}
      />
      {status === 'failed' && (
        <Card padding={3} radius={2} tone="critical" role="alert">
          <Text size={1}>{t('upload.failed')}</Text>
        </Card>
      )}
    </Flex>
  )
}
