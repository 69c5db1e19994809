import {PortableTextEditor} from '@portabletext/editor'
import {useEffect} from 'react'
import {
  type ArrayOfObjectsInputProps,
  getPublishedId,
  type PortableTextInputProps,
  useFormValue,
} from 'sanity'
import {unsentTexts} from './unsent-texts.ts'

/** Notes what the editor of a rich text has not handed to the form yet. */
export function RichTextInput(props: PortableTextInputProps) {
  const {path, onEditorChange} = props
  const id = getPublishedId(String(useFormValue(['_id'])))
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
