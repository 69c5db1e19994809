import {GenerateIcon} from '@sanity/icons/Generate'
import {Button, Stack} from '@sanity/ui'
import {
  getPublishedId,
  type InputProps,
  isStringInputProps,
  set,
  type StringInputProps,
  useEditState,
  useFormValue,
} from 'sanity'
import {proposeKey, type Keyed} from './propose-key.ts'

/** Uses its own input for the event key of an event, school, album or page, and the default for everything else. */
export function withEventKeyInput(props: InputProps) {
  const isEventKey = isStringInputProps(props) && props.path.length === 1 && props.path[0] === 'eventKey'
  return isEventKey ? <EventKeyInput {...props} /> : props.renderDefault(props)
}

/** Offers a key made from the document's name, and is read-only once a key is published. */
function EventKeyInput(props: StringInputProps) {
  const document = useFormValue([]) as Keyed
  const {published} = useEditState(getPublishedId(document._id), document._type)

  if (published?.eventKey) {
    return props.renderDefault({
      ...props,
      readOnly: true,
      elementProps: {...props.elementProps, readOnly: true},
    })
  }
  const proposal = proposeKey(document)
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {!props.value && !props.readOnly && (
        <Button
          mode="ghost"
          icon={GenerateIcon}
          text={proposal ? `Naudoti „${proposal}“` : 'Pirmiausia įrašykite pavadinimą'}
          disabled={!proposal}
          onClick={() => props.onChange(set(proposal))}
        />
      )}
    </Stack>
  )
}
