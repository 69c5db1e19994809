'use client'

import type {PagePath} from '@site/schemas/routes/route-table'
import {createContext, use, useLayoutEffect, useState, type ReactNode} from 'react'

type Section = PagePath | undefined

const SectionContext = createContext<{section: Section; enter: (section: Section) => void}>({
  section: undefined,
  enter() {},
})

/** Context through which a page tells the menu which section it belongs to. */
export function CurrentSectionProvider({children}: {children: ReactNode}) {
  const [section, enter] = useState<Section>()
  return <SectionContext value={{section, enter}}>{children}</SectionContext>
}

/** The section set by the page; `undefined` if there is none. */
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
