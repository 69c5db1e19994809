import type {ReactNode} from 'react'
import {Sash} from '../graphics/sash.tsx'

interface ResultPageProps {
  title: string
  children: ReactNode
  buttons: ReactNode
}

export function ResultPage({title, children, buttons}: ResultPageProps) {
  return (
    <section className="frame pt-10 md:pt-20">
      <div className="mx-auto max-w-2xl overflow-hidden rounded-card border border-line bg-raised">
        <Sash />
        <div className="px-6 py-10 sm:px-12 sm:py-14">
          <h1 className="text-h2">{title}</h1>
          <div className="mt-5 grid gap-4 text-lead">{children}</div>
          <p className="mt-8 flex flex-wrap gap-3">{buttons}</p>
        </div>
      </div>
    </section>
  )
}
