import {Box, Card, Flex, Radio, Stack, Text} from '@sanity/ui'
import {useId} from 'react'
import {
  type BlockProps,
  type ObjectInputProps,
  type Path,
  Preview,
  set,
  useFormValue,
  useSchema,
  useTranslation,
} from 'sanity'
import type {Block, Body} from './shared-pictures.ts'
import {languageTexts} from './texts.ts'

export function SharedPictureBlock(props: BlockProps) {
  const pictures = useLithuanianPictures(props.path)
  const schemaType = useSchema().get('bodyImage')
  const {picture: key} = props.value as {picture?: unknown}
  const value = pictures.find(({_key}) => _key === key)
  if (!value || !schemaType) return props.renderDefault(props)
  return props.renderDefault({
    ...props,
    renderPreview: (preview) => props.renderPreview({...preview, schemaType, value}),
  })
}

/** People only choose the picture, because its texts come from the Lithuanian one. */
export function SharedPictureInput({path, value, readOnly, onChange}: ObjectInputProps<{picture?: string}>) {
  const {t} = useTranslation(languageTexts.namespace)
  const pictures = useLithuanianPictures(path)
  const type = useSchema().get('bodyImage')
  const name = useId()
  if (pictures.length === 0) return <Text size={1}>{t('picture.none')}</Text>
  return (
    <Stack gap={4}>
      <Stack gap={3} role="radiogroup" aria-label={t('picture.choose')}>
        <Text size={1} weight="medium">
          {t('picture.choose')}
        </Text>
        {pictures.map((picture) => (
          <Card key={picture._key} as="label" padding={2} radius={2} border>
            <Flex gap={3} align="center">
              <Radio
                name={name}
                checked={picture._key === value?.picture}
                readOnly={readOnly}
                onChange={() => onChange(set(picture._key, ['picture']))}
              />
              <Box flex={1}>{type && <Preview schemaType={type} value={picture} layout="default" />}</Box>
            </Flex>
          </Card>
        ))}
      </Stack>
      <Text size={1} muted>
        {t('picture.explained')}
      </Text>
    </Stack>
  )
}

function useLithuanianPictures(path: Path): Block[] {
  const body = useFormValue(path.slice(0, -2)) as Body | undefined
  return (body?.lt ?? []).filter(({_type, asset}) => _type === 'bodyImage' && asset)
}
