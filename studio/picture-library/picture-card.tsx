import {Stack, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {localizeText} from '@site/schemas/texts/localize'
import {Thumbnail} from '../inputs/pictures/thumbnail.tsx'
import {useStudioLanguage} from '../languages/interface/studio-language.ts'
import type {Picture} from './find-pictures.ts'
import {rightsState} from './picture-rights.ts'
import {libraryTexts} from './texts.ts'

/** What a list shows of a picture. */
export function PictureSummary({picture}: {picture: Picture}) {
  const {t} = useTranslation(libraryTexts.namespace)
  const language = useStudioLanguage()
  const {url, originalFilename, alt, isUsed, rights} = picture
  const state = rightsState(rights)
  return (
    <Stack gap={3} flex={1}>
      <Thumbnail url={url} width={160} height={120} />
      <Text size={1} weight="medium" className="name">
        {originalFilename ?? t('unnamed')}
      </Text>
      <Text size={1} className="description">
        {localizeText(alt, language) || t('undescribed')}
      </Text>
      {!isUsed && <Text size={0}>{t('unused.mark')}</Text>}
      <Text size={0} weight={state === 'refused' ? 'bold' : 'regular'}>
        {t(`state.${state}`)}
      </Text>
    </Stack>
  )
}
