'use client'

import type {PagePath} from '@site/schemas/routes/route-table'
import {createContext, use, useLayoutEffect, useState, type ReactNode} from 'react'

type Section = PagePath | undefined

const SectionContext = createContext<{section: Section; enter: (section: Section) => void}>({
  section: undefined,
  enter() {},
})

/** A page gives the menu its section through this context. */
export function CurrentSectionProvider({children}: {children: ReactNode}) {
  const [section, enter] = useState<Section>()
  return <SectionContext value={{section, enter}}>{children}</SectionContext>
}

export function useCurrentSection(): Section {
  return use(SectionContext).section
}

/** A path may not start with that of its section, such as an event at `/kaledos-2025`. */
export function CurrentSection({path}: {path: PagePath}) {
  const {enter} = use(SectionContext)
  useLayoutEffect(() => {
    enter(path)
    return () => enter(undefined)
  }, [enter, path])
  return null
}
