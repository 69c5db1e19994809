'use client'

import type {ReactNode} from 'react'
import {ChangeEmailTextsContext, type TextsOfLocales} from './event-changes/use-change-email-texts.ts'

interface ChangeEmailTextsProviderProps {
  texts: TextsOfLocales
  children: ReactNode
}

/** Gives the admin area the texts of one email in both languages: its readers need not read that of the page. */
export function ChangeEmailTextsProvider({texts, children}: ChangeEmailTextsProviderProps) {
  return <ChangeEmailTextsContext value={texts}>{children}</ChangeEmailTextsContext>
}
