'use client'

import {type Locale, type Messages, NextIntlClientProvider, useLocale, useMessages} from 'next-intl'
import type {ReactNode} from 'react'

export type SomeMessages = {[Namespace in keyof Messages]?: Partial<Messages[Namespace]>}

interface MoreMessagesProps {
  messages: SomeMessages
  children: ReactNode
}

/** Only some pages need these messages, so the browser has not got them yet. */
export function MoreMessages({messages, children}: MoreMessagesProps) {
  const locale = useLocale()
  const shared = useMessages()
  return (
    <NextIntlClientProvider locale={locale} messages={{...shared, ...messages}}>
      {children}
    </NextIntlClientProvider>
  )
}

/** @throws {Error} if the site does not answer with the messages */
export async function loadMessages(part: string, locale: Locale): Promise<SomeMessages> {
  const response = await fetch(`/api/messages/${locale}/${part}`)
  if (!response.ok) throw new Error(`The messages of ${part} are answered with ${response.status}`)
  return (await response.json()) as SomeMessages
}
