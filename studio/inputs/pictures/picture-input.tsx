import {Stack} from '@sanity/ui'
import type {InputProps, ObjectInputProps} from 'sanity'
import {KnownTextOffer} from './known-texts/known-text-offer.tsx'
import {PictureFiles} from './picture-files.tsx'

export function PictureInput(props: ObjectInputProps) {
  const renderDefault = (inner: InputProps) => (
    <Stack gap={4}>
      <KnownTextOffer {...props} />
      {props.renderDefault(inner)}
    </Stack>
  )
  return <PictureFiles {...props} renderDefault={renderDefault} />
}
