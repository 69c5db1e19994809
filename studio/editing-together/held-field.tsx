import {Button, Card, Flex, Text} from '@sanity/ui'
import {type CSSProperties, type ReactNode, type SyntheticEvent, useEffect, useRef} from 'react'
import {type InputProps, useTranslation} from 'sanity'
import type {OtherClaim} from './claims.ts'
import {ownClaim} from './own-claim.ts'
import {editingTexts} from './texts.ts'
import {useClaims} from './use-claims.ts'

/** Events that a field inside this one has taken for its own. */
const taken = new WeakSet<Event>()

const noBox: CSSProperties = {display: 'contents'}

interface Props {
  documentId: string
  props: InputProps
  render: (props: InputProps) => ReactNode
}

/** A field that is read-only while somebody else's cursor stands in it. Then it says whose, and one can ask for it. */
export function HeldField({documentId, props, render}: Props) {
  const {path, readOnly} = props
  const place = {documentId, path}
  const {holder, asker, isHolding, isAsking} = useClaims(documentId, path)

  useEffect(() => {
    // Whoever asked gets the field before its holder can take it back.
    if (isAsking && !holder) ownClaim.hold({documentId, path})
    if (isHolding && holder) ownClaim.release()
  }, [isAsking, isHolding, holder, documentId, path])

  const isClaimed = useRef(false)
  useEffect(() => {
    isClaimed.current = isHolding || isAsking
  })
  useEffect(
    () => () => {
      if (isClaimed.current) ownClaim.release()
    },
    [],
  )

  const take = ({nativeEvent}: SyntheticEvent) => {
    if (taken.has(nativeEvent)) return
    taken.add(nativeEvent)
    if (!holder && !readOnly) ownClaim.hold(place)
  }
  const held = {...props, readOnly: true, elementProps: {...props.elementProps, readOnly: true}}
  return (
    <div role="presentation" style={noBox} onFocus={take} onKeyDown={take} onPointerDown={take}>
      {holder && <HolderNotice holder={holder} isAsking={isAsking} onAsk={() => ownClaim.ask(place)} />}
      {asker && <AskerNotice asker={asker} />}
      {render(holder ? (held as InputProps) : props)}
    </div>
  )
}

function HolderNotice({holder, isAsking, onAsk}: {holder: OtherClaim; isAsking: boolean; onAsk: () => void}) {
  const {t} = useTranslation(editingTexts.namespace)
  const name = holder.user.displayName ?? t('typing.somebody')
  return (
    <Card tone="caution" border radius={2} padding={2} marginBottom={2} as="output">
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1}>{t(isAsking ? 'held.asked' : 'held.by', {name})}</Text>
        {!isAsking && <Button mode="ghost" fontSize={1} padding={2} text={t('held.ask')} onClick={onAsk} />}
      </Flex>
    </Card>
  )
}

function AskerNotice({asker}: {asker: OtherClaim}) {
  const {t} = useTranslation(editingTexts.namespace)
  const name = asker.user.displayName ?? t('typing.somebody')
  return (
    <Card tone="primary" border radius={2} padding={2} marginBottom={2} role="alert">
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1}>{t('held.wanted', {name})}</Text>
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={t('held.give')}
          onClick={() => ownClaim.release()}
        />
      </Flex>
    </Card>
  )
}
