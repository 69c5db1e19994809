import {Tabs} from '@base-ui/react/tabs'
import type {ReactNode} from 'react'

interface HalfTabProps {
  value: string
  children: ReactNode
}

/** Two of these tabs share a line if they fit. */
export function HalfTab({value, children}: HalfTabProps) {
  return (
    <Tabs.Tab
      value={value}
      className="min-h-12 flex-[1_1_45%] border-b-3 border-transparent px-2 font-semibold text-muted hover:text-ink data-active:border-accent data-active:text-ink"
    >
      {children}
    </Tabs.Tab>
  )
}
