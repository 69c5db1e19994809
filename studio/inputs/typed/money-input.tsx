import {formatPounds} from '@site/schemas/money/format-money'
import {readTypedPounds, typedPounds} from '@site/schemas/money/typed-pounds'
import {Button, Stack, Text, TextInput} from '@sanity/ui'
import {type ChangeEvent, useState} from 'react'
import {type NumberInputProps, set, unset, useReportParseError, useTranslation} from 'sanity'
import {useStudioLanguage} from '../../languages/interface/studio-language.ts'
import {fieldTexts} from '../texts.ts'
import {Doubts} from './doubts.tsx'

/**
 * Browsers' number fields drop either the comma or the point before the pence. This input accepts both, shows what it
 * understood, and offers the amount with pence if validation doubts the one without.
 */
export function MoneyInput({elementProps, onChange, path, readOnly, value, validation}: NumberInputProps) {
  const {t} = useTranslation(fieldTexts.namespace)
  const language = useStudioLanguage()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (value === undefined ? '' : typedPounds(value, language))
  const isUnread = typed !== undefined && typed.trim() !== '' && readTypedPounds(typed) === null
  const problem = isUnread ? t('money.unreadable', {text: typed}) : null
  useReportParseError(path, problem)

  const change = (next: string) => {
    const pounds = readTypedPounds(next)
    onChange(pounds === null ? unset() : set(pounds))
  }
  const isDoubted = validation.some(({level}) => level === 'warning') && !/[.,]/.test(text)
  const inPence = value === undefined ? '' : typedPounds(value / 100, language)

  return (
    <Stack gap={2}>
      <TextInput
        {...elementProps}
        type="text"
        inputMode="decimal"
        value={text}
        customValidity={problem ?? undefined}
        onChange={({currentTarget}: ChangeEvent<HTMLInputElement>) => {
          setTyped(currentTarget.value)
          change(currentTarget.value)
        }}
        onBlur={(event) => {
          if (!isUnread) setTyped(undefined)
          elementProps.onBlur(event)
        }}
      />
      {problem ? (
        <Text size={1} role="alert" style={{color: 'var(--card-badge-critical-fg-color)'}}>
          {problem}
        </Text>
      ) : (
        value !== undefined && (
          <Text muted size={1}>
            {t('money.understood', {amount: formatPounds(language, value)})}
          </Text>
        )
      )}
      <Doubts validation={validation} />
      {isDoubted && !readOnly && (
        <Button
          mode="ghost"
          text={t('money.instead', {amount: formatPounds(language, (value ?? 0) / 100)})}
          onClick={() => change(inPence)}
        />
      )}
    </Stack>
  )
}
