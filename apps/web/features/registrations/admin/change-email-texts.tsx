'use client'

import type {ReactNode} from 'react'
import {ChangeEmailTextsContext, type TextsOfLocales} from './event-changes/use-change-email-texts.ts'

interface ChangeEmailTextsProviderProps {
  texts: TextsOfLocales
  children: ReactNode
}

/** The readers of an email need not read the language of the page, so both languages are given. */
export function ChangeEmailTextsProvider({texts, children}: ChangeEmailTextsProviderProps) {
  return <ChangeEmailTextsContext value={texts}>{children}</ChangeEmailTextsContext>
}
