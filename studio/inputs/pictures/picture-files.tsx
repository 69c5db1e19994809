import {Stack} from '@sanity/ui'
import type {SyntheticEvent} from 'react'
import type {InputProps, ObjectInputProps} from 'sanity'
import {isFormattedText} from '../../rich-text/paste/clean-clipboard.tsx'
import {changedFiles} from '../../vendor-patches/changed-files.ts'
import {KnownTextOffer} from './known-texts/known-text-offer.tsx'
import {useCleanPictures} from './use-clean-pictures.ts'

type Props = InputProps & {
  /** Files that come with such a text are left to the input. */
  isText?: (clipboard: DataTransfer | null) => boolean
}

/** Every way into an input of Sanity leads through this. */
export function PictureFiles({isText, ...props}: Props) {
  const change = useCleanPictures()
  const isExempt = ({target, nativeEvent}: SyntheticEvent) =>
    (target instanceof Element && target.closest(anyFile) !== null) ||
    (nativeEvent instanceof ClipboardEvent && isText?.(nativeEvent.clipboardData) === true)
  return <div {...changedFiles({change, isExempt})}>{props.renderDefault(props)}</div>
}

export function PictureInput(props: ObjectInputProps) {
  const renderDefault = (inner: InputProps) => (
    <Stack gap={4}>
      <KnownTextOffer {...props} />
      {props.renderDefault(inner)}
    </Stack>
  )
  return <PictureFiles {...props} renderDefault={renderDefault} />
}

export const RichTextInput = (props: InputProps) => <PictureFiles {...props} isText={isFormattedText} />

/** Inside a text, `PictureFiles` must leave this input alone. */
export function AnyFileInput(props: InputProps) {
  return <div data-takes-any-file>{props.renderDefault(props)}</div>
}

const anyFile = '[data-takes-any-file]'
