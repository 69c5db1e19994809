import {type InputProps, type PortableTextInputProps} from 'sanity'
import {RichTextInput} from './rich-text-input.tsx'

/** Wraps the input of every field. */
export function FormInput(props: InputProps) {
  return isRichText(props) ? <RichTextInput {...props} /> : props.renderDefault(props)
}

function isRichText(props: InputProps): props is PortableTextInputProps {
  const {schemaType} = props
  return schemaType.jsonType === 'array' && schemaType.of.some(({name}) => name === 'block')
}
