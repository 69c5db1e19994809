import {useToast} from '@sanity/ui/toast'
import {useTranslation} from 'sanity'
import {actionTexts} from '../texts.ts'
import type {RemovalName, RemovalOutcome} from './remove-revision.ts'

export function useRemovalToast(name: RemovalName): (outcome: RemovalOutcome | 'failed') => void {
  const {push} = useToast()
  const {t} = useTranslation(actionTexts.namespace)
  return (outcome) => {
    if (outcome === 'cancelled') return
    if (outcome === 'removed') return push({status: 'success', closable: true, title: t(`removed.${name}`)})
    push({
      status: outcome === 'failed' ? 'error' : 'warning',
      closable: true,
      duration: 30_000,
      title: t(`not-removed.${name}`),
      description: t(`not-removed.${outcome}`),
    })
  }
}
