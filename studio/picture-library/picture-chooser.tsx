import {Box, Card, Dialog, Stack, Text} from '@sanity/ui'
import {useId} from 'react'
import {type AssetSourceComponentProps, useTranslation} from 'sanity'
import type {Picture} from './find-pictures.ts'
import {PictureBrowser} from './picture-browser.tsx'
import {PictureSummary} from './picture-card.tsx'
import {libraryTexts} from './texts.ts'

/** Stands in place of Sanity's own list of pictures, which nobody can search. */
export default function PictureChooser({
  dialogHeaderTitle,
  selectedAssets,
  onClose,
  onSelect,
}: AssetSourceComponentProps) {
  const {t} = useTranslation(libraryTexts.namespace)
  const selected = new Set(selectedAssets.map(({_id}) => _id))
  return (
    <Dialog
      id={useId()}
      width={2}
      header={dialogHeaderTitle ?? t('choose.title')}
      onClose={onClose}
      onClickOutside={onClose}
    >
      <Box padding={4}>
        <PictureBrowser hasFocus>
          {(picture) => (
            <PictureChoice
              picture={picture}
              isCurrent={selected.has(picture._id)}
              onChoose={() => onSelect([{kind: 'assetDocumentId', value: picture._id}])}
            />
          )}
        </PictureBrowser>
      </Box>
    </Dialog>
  )
}

interface PictureChoiceProps {
  picture: Picture
  isCurrent: boolean
  onChoose: () => void
}

export function PictureChoice({picture, isCurrent, onChoose}: PictureChoiceProps) {
  const {t} = useTranslation(libraryTexts.namespace)
  return (
    <Card
      as="button"
      radius={2}
      border
      padding={2}
      aria-pressed={isCurrent}
      selected={isCurrent}
      onClick={onChoose}
    >
      <Stack gap={2}>
        <PictureSummary picture={picture} />
        {isCurrent && <Text size={0}>{t('current')}</Text>}
      </Stack>
    </Card>
  )
}
