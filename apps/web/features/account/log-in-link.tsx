import type {MouseEvent, ReactNode} from 'react'
import {Link, opensElsewhere} from '#/ui/links/link.tsx'
import {type AccountTab, openAccountDialog} from './open-account-dialog.ts'
import {hasRememberedAccount} from './session/remembered-account.ts'

interface LogInLinkProps {
  /** By default, whoever has logged in with this browser before logs in, anybody else signs up. */
  tab?: AccountTab
  className: string
  children: ReactNode
}

/** It opens the dialog. Before the scripts have run, it leads to the page that has the same forms. */
export function LogInLink({tab, className, children}: LogInLinkProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    openAccountDialog(tab ?? (hasRememberedAccount() ? 'logIn' : 'signUp'))
  }

  return (
    <Link href="/paskyra" prefetch={false} aria-haspopup="dialog" onClick={open} className={className}>
      {children}
    </Link>
  )
}
