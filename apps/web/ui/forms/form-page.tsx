import type {ReactNode} from 'react'
import {Sash} from '../graphics/sash.tsx'
import {PageHeading} from '../layout/page-heading.tsx'
import {BackLink} from '../links/back-link.tsx'

interface FormPageProps {
  title: string
  intro?: ReactNode
  /** The page that the form belongs to. */
  back?: {href: string; label: string}
  children: ReactNode
}

export function FormPage({title, intro, back, children}: FormPageProps) {
  return (
    <>
      {back && <BackLink href={back.href}>{back.label}</BackLink>}
      <PageHeading title={title} intro={intro} />
      <div className="frame">
        <div className="max-w-2xl overflow-hidden rounded-card border border-line bg-raised">
          <Sash />
          <div className="p-5 sm:p-8">{children}</div>
        </div>
      </div>
    </>
  )
}
