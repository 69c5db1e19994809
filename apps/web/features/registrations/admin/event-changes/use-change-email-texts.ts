'use client'

import type {Locale} from 'next-intl'
import {createContext, useContext} from 'react'
import type {ChangeEmailTexts} from './change-email.ts'

export type TextsOfLocales = Record<Locale, ChangeEmailTexts>

export const ChangeEmailTextsContext = createContext<TextsOfLocales | null>(null)

export function useChangeEmailTexts(): TextsOfLocales {
  const texts = useContext(ChangeEmailTextsContext)
  if (!texts) throw new Error('There is no ChangeEmailTextsProvider')
  return texts
}
