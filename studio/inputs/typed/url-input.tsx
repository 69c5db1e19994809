import {completeWebAddress, isWholeAddress} from '@site/schemas/links/typed-link'
import {Stack, Text} from '@sanity/ui'
import type {FocusEvent} from 'react'
import {set, type StringInputProps, useTranslation} from 'sanity'
import {fieldTexts} from '../texts.ts'

/** The address of a website: adds `https://` when the field is left without it, and shows where it leads. */
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

/** Where a whole address leads, as a link to try it. */
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
