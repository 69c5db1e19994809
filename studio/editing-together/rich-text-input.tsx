import {PortableTextEditor} from '@portabletext/editor'
import {useEffect} from 'react'
import {type ArrayOfObjectsInputProps, type PortableTextInputProps} from 'sanity'
import {unsentTexts} from './unsent-texts.ts'

/** Notes what the editor of a rich text has not handed to the form yet. */
export function RichTextInput({documentId: id, ...props}: PortableTextInputProps & {documentId: string}) {
  const {path, onEditorChange} = props
  useEffect(() => () => unsentTexts.delete({id, path}), [id, path])
  const noting: PortableTextInputProps = {
    ...props,
    onEditorChange: (change, editor) => {
      onEditorChange?.(change, editor)
      if (change.type === 'patch') unsentTexts.set({id, path, value: PortableTextEditor.getValue(editor)})
      if (change.type === 'mutation') unsentTexts.delete({id, path})
    },
  }
  return props.renderDefault(noting as unknown as ArrayOfObjectsInputProps)
}
