import {completeWebAddress, isWholeAddress} from '@site/schemas/links/typed-link'
import {Stack, Text} from '@sanity/ui'
import type {FocusEvent} from 'react'
import {set, type StringInputProps, useTranslation} from 'sanity'
import {fieldTexts} from '../texts.ts'

/** Adds `https://` when the field is left without it. */
export function WebAddressInput(props: StringInputProps) {
  const {onChange, renderDefault, value} = props
  const complete = ({target}: FocusEvent) => {
    if (!value || !(target instanceof HTMLInputElement)) return
    const completed = completeWebAddress(value)
    if (completed !== value) onChange(set(completed))
  }
  return (
    <Stack gap={2} onBlur={complete}>
      {renderDefault(props)}
      <LeadsTo link={value} />
    </Stack>
  )
}

export function LeadsTo({link}: {link: string | undefined}) {
  const {t} = useTranslation(fieldTexts.namespace)
  if (!link || !isWholeAddress(link)) return null
  return (
    <Text muted size={1} textOverflow="ellipsis">
      <a href={link} target="_blank" rel="noopener noreferrer">
        {t('link.leads-to', {address: link})}
      </a>
    </Text>
  )
}
