import {Box, Button, Flex} from '@sanity/ui'
import type {ComponentType} from 'react'
import {type ObjectInputProps, useFormCallbacks, useTranslation} from 'sanity'
import {fieldTexts} from './texts.ts'

/** Everything is already saved, so the button only closes the item's dialog. Without `Input`, Sanity's own is used. */
export function withDoneButton(Input?: ComponentType<ObjectInputProps>) {
  return function ItemInput(props: ObjectInputProps) {
    const {t} = useTranslation(fieldTexts.namespace)
    const {onPathOpen} = useFormCallbacks()
    return (
      <Box>
        {Input ? <Input {...props} /> : props.renderDefault(props)}
        <Flex justify="flex-end" marginTop={5}>
          <Button
            tone="primary"
            text={t('dialog.done')}
            onClick={() => onPathOpen(props.path.slice(0, -1))}
          />
        </Flex>
      </Box>
    )
  }
}
