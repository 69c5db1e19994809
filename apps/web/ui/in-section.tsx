'use client'

import {createContext, use, useLayoutEffect, useState, type ReactNode} from 'react'
import type {Page} from '#/routes/pages.ts'

type Section = Page | undefined

const SectionContext = createContext<{section: Section; enter: (section: Section) => void}>({
  section: undefined,
  enter() {},
})

/** Lets a page say which section it is in, for the menu, which stands outside of it. */
export function SectionProvider({children}: {children: ReactNode}) {
  const [section, enter] = useState<Section>()
  return <SectionContext value={{section, enter}}>{children}</SectionContext>
}

/** The section that the page says it is in. */
export function useSection(): Section {
  return use(SectionContext).section
}

/** For a page whose address does not start with that of its section, such as an event at `/kaledos-2025`. */
export function InSection({path}: {path: Page}) {
  const {enter} = use(SectionContext)
  useLayoutEffect(() => {
    enter(path)
    return () => enter(undefined)
  }, [enter, path])
  return null
}
