'use client'

import {type Messages, NextIntlClientProvider, useLocale, useMessages} from 'next-intl'
import type {ReactNode} from 'react'

interface MoreMessagesProps {
  messages: {[Namespace in keyof Messages]?: Partial<Messages[Namespace]>}
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
