import {UploadIcon} from '@sanity/icons/Upload'
import {Button, Flex, Stack, Text} from '@sanity/ui'
import {type ChangeEvent, useRef} from 'react'
import {type ArrayOfObjectsInputProps, type InputProps, useSource, useTranslation} from 'sanity'
import {PictureFiles} from './picture-files.tsx'
import {PhotoTable} from './table/photo-table.tsx'
import {pictureTexts} from './texts.ts'

/** Many files can be chosen or dropped at once, and one table holds the texts of all photos. */
export function PhotoList(props: ArrayOfObjectsInputProps) {
  const renderDefault = (inner: InputProps) => (
    <Stack gap={4}>
      {!props.readOnly && <ChooseFiles {...props} />}
      {props.renderDefault(inner)}
      <PhotoTable {...props} />
    </Stack>
  )
  return <PictureFiles {...props} renderDefault={renderDefault} />
}

function ChooseFiles({onSelectFile, schemaType}: ArrayOfObjectsInputProps) {
  const {t} = useTranslation(pictureTexts.namespace)
  const {assetSources} = useSource().form.image
  const field = useRef<HTMLInputElement>(null)
  const assetSource = assetSources.find(({Uploader}) => Uploader)
  const [photo] = schemaType.of
  if (!onSelectFile || !assetSource || !photo) return null

  // `PictureFiles` has already removed refused files.
  const upload = ({currentTarget}: ChangeEvent<HTMLInputElement>) => {
    for (const file of currentTarget.files ?? []) onSelectFile({assetSource, schemaType: photo, file})
    currentTarget.value = ''
  }
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <input ref={field} type="file" multiple hidden accept="image/*,.heic,.heif" onChange={upload} />
      <Button
        icon={UploadIcon}
        tone="primary"
        text={t('choose.button')}
        onClick={() => field.current?.click()}
      />
      <Text size={1} muted>
        {t('choose.hint')}
      </Text>
    </Flex>
  )
}
