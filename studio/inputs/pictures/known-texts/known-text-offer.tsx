import {languages} from '@site/schemas/languages'
import {isFilled} from '@site/schemas/validation/filled'
import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {type ObjectInputProps, useTranslation} from 'sanity'
import {pictureTexts} from '../texts.ts'
import {type KnownText, patchesOf} from './known-texts.ts'
import {useKnownTexts} from './use-known-texts.ts'

interface DescribedPicture {
  asset?: {_ref?: string}
  alt?: KnownText
}

export function isIncomplete(alt: KnownText | undefined): boolean {
  return languages.some(({id}) => !isFilled(alt?.[id]))
}

/** Offers the alternative text that the same picture has elsewhere, while its own is incomplete. */
export function KnownTextOffer({value, onChange, readOnly, schemaType}: ObjectInputProps) {
  const {t} = useTranslation(pictureTexts.namespace)
  const {asset, alt} = (value ?? {}) as DescribedPicture
  const isWanted = !readOnly && isIncomplete(alt) && schemaType.fields.some((field) => field.name === 'alt')
  const assetId = isWanted ? asset?._ref : undefined
  const known = useKnownTexts(assetId ? [assetId] : [])
  const texts = ((assetId && known.get(assetId)) || []).filter((text) => addsTo(alt, text)).slice(0, 3)
  if (texts.length === 0) return null
  return (
    <Card as="section" padding={4} radius={2} border tone="primary" aria-label={t('known.offer')}>
      <Stack gap={4}>
        <Text size={1} weight="medium">
          {t('known.offer')}
        </Text>
        {texts.map((text) => (
          <Flex key={JSON.stringify(text)} gap={3} align="center" justify="space-between" wrap="wrap">
            <Stack gap={2} flex={1}>
              {languages.map(
                ({id}) =>
                  text[id] && (
                    <Text key={id} size={1} lang={id}>
                      {text[id]}
                    </Text>
                  ),
              )}
            </Stack>
            <Button
              mode="ghost"
              tone="primary"
              text={t('known.use')}
              onClick={() => onChange(patchesOf(text))}
            />
          </Flex>
        ))}
      </Stack>
    </Card>
  )
}

export function addsTo(alt: KnownText | undefined, known: KnownText): boolean {
  return languages.some(({id}) => !isFilled(alt?.[id]) && isFilled(known[id]))
}
