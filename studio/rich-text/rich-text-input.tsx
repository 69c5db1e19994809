import type {InputProps} from 'sanity'
import {PictureFiles} from '../inputs/pictures/picture-files.tsx'
import {isFormattedText} from './paste/clean-clipboard.tsx'

export const RichTextInput = (props: InputProps) => <PictureFiles {...props} isText={isFormattedText} />
