import {Button, Card, Flex, Text} from '@sanity/ui'
import {useEffectEvent, useLayoutEffect, useRef} from 'react'
import {useTranslation} from 'sanity'
import type {OtherClaim} from './claims.ts'
import {editingTexts} from './texts.ts'

interface Props {
  /** `own` means that the same person holds it in another tab. */
  kind: 'held' | 'own' | 'asked' | 'wanted' | 'given'
  person?: OtherClaim['user']
  onPress?: () => void
  onGone: () => void
}

const buttons = {
  held: 'claim.ask',
  own: 'claim.take',
  asked: undefined,
  wanted: 'claim.give',
  given: undefined,
} as const

export function ClaimNotice({kind, person, onPress, onGone}: Props) {
  const {t} = useTranslation(editingTexts.namespace)
  const card = useRef<HTMLDivElement>(null)
  const button = buttons[kind]
  const afterIt = useEffectEvent(onGone)
  useLayoutEffect(() => {
    const shown = card.current
    return () => {
      if (shown?.contains(document.activeElement)) queueMicrotask(afterIt)
    }
  }, [])
  const press = () => {
    // The button disappears once it is pressed.
    card.current?.focus()
    onPress?.()
  }
  return (
    <Card
      ref={card}
      tabIndex={-1}
      role={kind === 'wanted' ? 'alert' : 'status'}
      tone={kind === 'wanted' || kind === 'given' ? 'primary' : 'caution'}
      border
      radius={2}
      padding={2}
      marginBottom={2}
    >
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1}>{t(`claim.${kind}`, {name: person?.displayName ?? t('typing.somebody')})}</Text>
        {button && <Button mode="ghost" fontSize={1} padding={2} text={t(button)} onClick={press} />}
      </Flex>
    </Card>
  )
}
