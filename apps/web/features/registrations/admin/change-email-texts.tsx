'use client'

import type {Locale} from 'next-intl'
import {createContext, useContext, type ReactNode} from 'react'
import type {ChangeEmailTexts} from './event-changes/change-email.ts'

type Texts = Record<Locale, ChangeEmailTexts>

const TextsContext = createContext<Texts | null>(null)

interface ChangeEmailTextsProviderProps {
  texts: Texts
  children: ReactNode
}

/** Gives the admin area the texts of one email in both languages: its readers need not read that of the page. */
export function ChangeEmailTextsProvider({texts, children}: ChangeEmailTextsProviderProps) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

export function useChangeEmailTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('There is no ChangeEmailTextsProvider')
  return texts
}
