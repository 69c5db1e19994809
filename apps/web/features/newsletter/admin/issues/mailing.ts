'use client'

import {createContext, useContext} from 'react'

/** A newsletter goes to subscribers. A letter goes to members, because they are members. */
export type Mailing = 'newsletter' | 'letter'

const MailingContext = createContext<Mailing>('newsletter')

export const MailingProvider = MailingContext.Provider

export const useMailing = (): Mailing => useContext(MailingContext)
