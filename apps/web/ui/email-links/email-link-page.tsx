import {getMessages} from 'next-intl/server'
import type {ComponentProps, ReactNode} from 'react'
import {MoreMessages} from '../late/more-messages.tsx'
import {PageHeading} from '../layout/page-heading.tsx'
import {WithoutScript} from '../layout/without-script.tsx'

interface EmailLinkPageProps {
  title: string
  messages: ComponentProps<typeof MoreMessages>['messages']
  children: ReactNode
}

/** A link in an email opens this page, without an account. */
export async function EmailLinkPage({title, messages, children}: EmailLinkPageProps) {
  const {form} = await getMessages()
  return (
    <>
      <PageHeading title={title} />
      <div className="frame">
        <MoreMessages messages={{form, ...messages}}>{children}</MoreMessages>
        <WithoutScript of="link" />
      </div>
    </>
  )
}
