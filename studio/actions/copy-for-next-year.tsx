import {eventInOneLine} from '@site/schemas/london-time/event-in-words'
import {inOneYear} from '@site/schemas/london-time/instant'
import {CalendarIcon} from '@sanity/icons/Calendar'
import {Box, Button, Checkbox, Flex, Stack, Text} from '@sanity/ui'
import {type RefObject, useEffect, useRef, useState} from 'react'
import {type DocumentActionComponent, type DuplicateDocumentActionComponent, useTranslation} from 'sanity'
import {useStudioLanguage} from '../languages/interface/studio-language.ts'
import {type Event, type EventPart, eventParts, nextYearOf, usuallyKept} from './next-year.ts'
import {actionTexts} from './texts.ts'

declare module 'sanity' {
  interface DocumentActionKeys {
    copyForNextYear: never
  }
}

export function copyForNextYear(duplicate: DuplicateDocumentActionComponent): DocumentActionComponent {
  const copy: DocumentActionComponent = (props) => {
    const {t} = useTranslation(actionTexts.namespace)
    const [isAsking, setAsking] = useState(false)
    const [kept, setKept] = useState(usuallyKept)
    const opener = useRef<HTMLElement>(null)
    const action = duplicate({...props, mapDocument: (event) => nextYearOf(event, kept)})
    if (!action) return action
    const close = () => setAsking(false)
    return {
      ...action,
      icon: CalendarIcon,
      label: t('next-year.label'),
      title: action.disabled ? action.title : t('next-year.title'),
      onHandle: () => {
        opener.current = buttonOfMenu()
        setAsking(true)
      },
      dialog: isAsking && {
        type: 'dialog',
        header: t('next-year.label'),
        onClose: close,
        content: (
          <WhatToKeep
            start={((props.draft ?? props.published) as Event | null)?.start}
            kept={kept}
            opener={opener}
            onChange={setKept}
            onCancel={close}
            onCopy={() => {
              close()
              action.onHandle?.()
            }}
          />
        ),
      },
    }
  }
  return Object.assign(copy, {action: 'copyForNextYear' as const, displayName: 'CopyForNextYear'})
}

function buttonOfMenu(): HTMLElement | null {
  const menu = document.activeElement?.closest('[role=menu]')
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')
}

interface WhatToKeepProps {
  start: string | undefined
  kept: readonly EventPart[]
  opener: RefObject<HTMLElement | null>
  onChange: (kept: readonly EventPart[]) => void
  onCancel: () => void
  onCopy: () => void
}

function WhatToKeep({start, kept, opener, onChange, onCancel, onCopy}: WhatToKeepProps) {
  const {t} = useTranslation(actionTexts.namespace)
  const language = useStudioLanguage()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The dialog's own effect runs later and focuses its close button.
    const frame = requestAnimationFrame(() => first.current?.focus())
    const button = opener.current
    return () => {
      cancelAnimationFrame(frame)
      button?.focus()
    }
  }, [opener])
  const date = start && eventInOneLine(inOneYear(start), null, language)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onCopy()
      }}
    >
      <Stack gap={5}>
        <Text size={1}>{date ? t('next-year.date', {date}) : t('next-year.no-date')}</Text>
        <fieldset style={{border: 0, margin: 0, padding: 0}}>
          {/* A legend is laid out by itself, so the gap of the list does not reach it. */}
          <Box as="legend" padding={0} marginBottom={4}>
            <Text size={1} weight="semibold">
              {t('next-year.keep')}
            </Text>
          </Box>
          <Stack gap={4}>
            {(Object.keys(eventParts) as EventPart[]).map((part, index) => (
              <Flex key={part} as="label" align="center" gap={3}>
                <Checkbox
                  ref={index === 0 ? first : undefined}
                  checked={kept.includes(part)}
                  onChange={({currentTarget: {checked}}) =>
                    onChange(checked ? [...kept, part] : kept.filter((each) => each !== part))
                  }
                />
                <Text size={1}>{t(`next-year.part.${part}`)}</Text>
              </Flex>
            ))}
          </Stack>
        </fieldset>
        <Text size={1} muted>
          {t('next-year.never')}
        </Text>
        <Flex gap={2} justify="flex-end" wrap="wrap">
          <Button mode="bleed" text={t('next-year.cancel')} onClick={onCancel} />
          <Button type="submit" tone="primary" text={t('next-year.create')} />
        </Flex>
      </Stack>
    </form>
  )
}
