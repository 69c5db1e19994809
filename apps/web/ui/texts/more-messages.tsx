'use client'

import {type Locale, type Messages, NextIntlClientProvider, useLocale, useMessages} from 'next-intl'
import type {ReactNode} from 'react'

export type SomeMessages = {[Namespace in keyof Messages]?: Partial<Messages[Namespace]>}

interface MoreMessagesProps {
  messages: SomeMessages
  children: ReactNode
}

/** Adds messages that only some pages need to those that the browser has. */
export function MoreMessages({messages, children}: MoreMessagesProps) {
  const locale = useLocale()
  const shared = useMessages()
  return (
    <NextIntlClientProvider locale={locale} messages={{...shared, ...messages}}>
      {children}
    </NextIntlClientProvider>
  )
}

/**
 * Loads the messages of a dialog, which come with no page.
 *
 * @throws {Error} if the site does not answer with them
 */
export async function loadMessages(dialog: string, locale: Locale): Promise<SomeMessages> {
  const response = await fetch(`/api/messages/${locale}/${dialog}`)
  if (!response.ok) throw new Error(`The messages of ${dialog} are answered with ${response.status}`)
  return (await response.json()) as SomeMessages
}
