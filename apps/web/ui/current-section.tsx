'use client'

import type {PagePath} from '@site/schemas/routes/route-table'
import {createContext, use, useLayoutEffect, useState, type ReactNode} from 'react'

type Section = PagePath | undefined

const SectionContext = createContext<{section: Section; enter: (section: Section) => void}>({
  section: undefined,
  enter() {},
})

/** Lets a page tell the menu, which is outside of it, which section it belongs to. */
export function CurrentSectionProvider({children}: {children: ReactNode}) {
  const [section, enter] = useState<Section>()
  return <SectionContext value={{section, enter}}>{children}</SectionContext>
}

/** The section that the page has set; `undefined` if none. */
export function useCurrentSection(): Section {
  return use(SectionContext).section
}

/** Sets the section of a page whose path does not start with the section's, such as an event at `/kaledos-2025`. */
export function CurrentSection({path}: {path: PagePath}) {
  const {enter} = use(SectionContext)
  useLayoutEffect(() => {
    enter(path)
    return () => enter(undefined)
  }, [enter, path])
  return null
}
