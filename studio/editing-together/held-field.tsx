import {type CSSProperties, type ReactNode, type SyntheticEvent, useEffect, useRef, useState} from 'react'
import {type InputProps, useCurrentUser} from 'sanity'
import {ClaimNotice} from './claim-notice.tsx'
import {ownClaim} from './own-claim.ts'
import {useClaims} from './use-claims.ts'
import {vendorElements} from '../vendor-patches/elements.ts'

const taken = new WeakSet<Event>()

const noBox: CSSProperties = {display: 'contents'}

const inputs = `textarea, input, select, button, ${vendorElements.richTextEditor}`

interface Props {
  documentId: string
  props: InputProps
  render: (props: InputProps) => ReactNode
}

/** The field is read-only while somebody else's cursor is in it. It then names them and lets people ask for it. */
export function HeldField({documentId, props, render}: Props) {
  const {path, readOnly} = props
  const place = {documentId, path}
  const {holder, asker, isHolding, isAsking} = useClaims(documentId, path)
  const userId = useCurrentUser()?.id
  const isAskedByOneself = asker !== undefined && asker.user.id === userId
  const [isGiven, setIsGiven] = useState(false)
  if (isGiven && holder) setIsGiven(false)

  useEffect(() => {
    // The person who asked gets the field before its holder can claim it again.
    if (isAsking && !holder) ownClaim.hold({documentId, path})
    if (isHolding && (holder || isAskedByOneself)) ownClaim.release()
  }, [isAsking, isHolding, holder, isAskedByOneself, documentId, path])

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

  const box = useRef<HTMLDivElement>(null)
  const isReturning = useRef(false)
  const returnFocus = () => {
    isReturning.current = true
    box.current?.querySelector<HTMLElement>(inputs)?.focus()
    isReturning.current = false
  }
  const take = ({nativeEvent}: SyntheticEvent) => {
    if (taken.has(nativeEvent)) return
    taken.add(nativeEvent)
    if (isReturning.current) return
    setIsGiven(false)
    if (!holder && !readOnly) ownClaim.hold(place)
  }
  const leave = ({nativeEvent}: SyntheticEvent) => taken.add(nativeEvent)
  const give = () => {
    setIsGiven(true)
    ownClaim.release()
  }
  const held = {...props, readOnly: true, elementProps: {...props.elementProps, readOnly: true}}
  return (
    <div ref={box} role="presentation" style={noBox} onFocus={take} onKeyDown={take} onPointerDown={take}>
      <div role="presentation" style={noBox} onFocus={leave} onKeyDown={leave} onPointerDown={leave}>
        {holder ? (
          <ClaimNotice
            kind={isAsking ? 'asked' : holder.user.id === userId ? 'own' : 'held'}
            person={holder.user}
            onPress={() => ownClaim.ask(place)}
            onGone={returnFocus}
          />
        ) : asker && !isAskedByOneself ? (
          <ClaimNotice kind="wanted" person={asker.user} onPress={give} onGone={returnFocus} />
        ) : (
          isGiven && <ClaimNotice kind="given" onGone={returnFocus} />
        )}
      </div>
      {render(holder ? (held as InputProps) : props)}
    </div>
  )
}
