import {Box, Dialog} from '@sanity/ui'
import {type ReactNode, useId, useState} from 'react'
import {useClient, useCurrentUser, useTranslation} from 'sanity'
import type {Asked, PendingAction} from './question.ts'
import {questions} from './questions.tsx'

/** Resolves to whether the action may go on. A question that was answered is asked again only if it has changed. */
export type Ask = (action: PendingAction) => Promise<boolean>

type Shown = Asked & {answer: (mayGoOn: boolean) => void}

/** Each press begins with no answers. Whoever uses this shows the dialog. */
export function useQuestions(): {startAsking: () => Ask; dialog: ReactNode} {
  const client = useClient({apiVersion: '2025-02-19'})
  const userId = useCurrentUser()?.id
  const [shown, setShown] = useState<Shown>()

  const startAsking = (): Ask => {
    const confirmed = new Set<string>()
    return async (action) => {
      for (const question of questions) {
        const asked = await question(action, {client, userId})
        const about = JSON.stringify([asked?.header, asked?.about])
        if (!asked || confirmed.has(about)) continue
        const mayGoOn = await new Promise<boolean>((answer) => setShown({...asked, answer}))
        setShown(undefined)
        if (!mayGoOn) return false
        confirmed.add(about)
      }
      return true
    }
  }
  return {startAsking, dialog: shown && <ShownQuestion {...shown} />}
}

function ShownQuestion({namespace, header, body, answer}: Shown) {
  const {t} = useTranslation(namespace)
  const onCancel = () => answer(false)
  return (
    <QuestionDialog header={t(header)} onClose={onCancel}>
      {body({onConfirm: () => answer(true), onCancel})}
    </QuestionDialog>
  )
}

interface QuestionDialogProps {
  header: string
  onClose: () => void
  children: ReactNode
}

export function QuestionDialog({header, onClose, children}: QuestionDialogProps) {
  return (
    <Dialog id={useId()} header={header} onClose={onClose} onClickOutside={onClose} width={0}>
      <Box padding={4}>{children}</Box>
    </Dialog>
  )
}
