import {GenerateIcon} from '@sanity/icons/Generate'
import {Button, Stack} from '@sanity/ui'
import {slugify} from '@site/schemas/fields/slugify'
import {
  getPublishedId,
  type InputProps,
  isStringInputProps,
  set,
  type StringInputProps,
  useEditState,
  useFormValue,
} from 'sanity'

/** Gives an event's key its own input; all others stay as they are. */
export function withEventKeyInput(props: InputProps) {
  const isEventKey = isStringInputProps(props) && props.path.length === 1 && props.path[0] === 'eventKey'
  return isEventKey ? <EventKeyInput {...props} /> : props.renderDefault(props)
}

/** Offers a key made of title and year while there is none, and is read-only once the event is published. */
function EventKeyInput(props: StringInputProps) {
  const id = useFormValue(['_id'])
  const type = useFormValue(['_type'])
  const title = useFormValue(['title', 'lt'])
  const start = useFormValue(['start'])
  const {published} = useEditState(getPublishedId(String(id)), String(type))

  if (published?.eventKey) {
    return props.renderDefault({
      ...props,
      readOnly: true,
      elementProps: {...props.elementProps, readOnly: true},
    })
  }
  const proposal = proposeEventKey(title, start)
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

/** `kaledos-2025` of „Kalėdos“ that start in 2025; a title that ends with the year keeps it once. */
export function proposeEventKey(title: unknown, start: unknown): string {
  const name = typeof title === 'string' ? slugify(title) : ''
  const year = typeof start === 'string' ? start.slice(0, 4) : ''
  return !name || !year || name.endsWith(`-${year}`) ? name : `${name}-${year}`
}
