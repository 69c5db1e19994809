import {GenerateIcon} from '@sanity/icons/Generate'
import {Button, Stack} from '@sanity/ui'
import {getPublishedId, set, type StringInputProps, useEditState, useFormValue, useTranslation} from 'sanity'
import {proposeKey, type Keyed} from './propose-key.ts'
import {fieldTexts} from './texts.ts'

export function EventKeyInput(props: StringInputProps) {
  const {t} = useTranslation(fieldTexts.namespace)
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
          text={proposal ? t('key.use', {proposal}) : t('key.needs-title')}
          disabled={!proposal}
          onClick={() => props.onChange(set(proposal))}
        />
      )}
    </Stack>
  )
}
