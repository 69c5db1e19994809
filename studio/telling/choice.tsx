import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useId} from 'react'

interface ChoiceProps<Option extends string> {
  label: string
  options: readonly {id: Option; title: string}[]
  chosen: Option
  onChoose: (option: Option) => void
}

export function Choice<Option extends string>({label, options, chosen, onChoose}: ChoiceProps<Option>) {
  const id = useId()
  return (
    <Stack
      as="fieldset"
      gap={3}
      aria-labelledby={id}
      style={{border: 0, margin: 0, padding: 0, minInlineSize: 0}}
    >
      <Text id={id} size={1} weight="medium">
        {label}
      </Text>
      <Flex gap={2} wrap="wrap">
        {options.map((option) => (
          <Button
            key={option.id}
            mode="ghost"
            text={option.title}
            selected={option.id === chosen}
            aria-pressed={option.id === chosen}
            onClick={() => onChoose(option.id)}
          />
        ))}
      </Flex>
    </Stack>
  )
}
