import type {MouseEvent, ReactNode} from 'react'
import {Link, opensElsewhere} from '#/ui/links/link.tsx'
import {openAccountDialog} from './open-account-dialog.ts'
import {hasRememberedAccount} from './session/remembered-account.ts'

interface LogInLinkProps {
  className: string
  children: ReactNode
}

/** It opens the dialog. Before the scripts have run, it leads to the page that has the same forms. */
export function LogInLink({className, children}: LogInLinkProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    openAccountDialog(hasRememberedAccount() ? 'logIn' : 'signUp')
  }

  return (
    <Link href="/paskyra" prefetch={false} aria-haspopup="dialog" onClick={open} className={className}>
      {children}
    </Link>
  )
}
