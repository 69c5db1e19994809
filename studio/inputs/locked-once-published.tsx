import {
  getPublishedId,
  type InputProps,
  isStringInputProps,
  type StringInputProps,
  useEditState,
  useFormValue,
} from 'sanity'

/** Makes the event key read-only once its event is published; all other inputs are left as they are. */
export function LockedOncePublished(props: InputProps) {
  const isEventKey = isStringInputProps(props) && props.path.length === 1 && props.path[0] === 'eventKey'
  return isEventKey ? <EventKeyInput {...props} /> : props.renderDefault(props)
}

function EventKeyInput(props: StringInputProps) {
  const id = useFormValue(['_id'])
  const type = useFormValue(['_type'])
  const {published} = useEditState(getPublishedId(String(id)), String(type))
  if (!published?.eventKey) return props.renderDefault(props)
  return props.renderDefault({
    ...props,
    readOnly: true,
    elementProps: {...props.elementProps, readOnly: true},
  })
}
