import {Tabs} from '@base-ui/react/tabs'
import type {ReactNode} from 'react'

interface TabProps {
  value: string
  children: ReactNode
}

/** Two of these tabs share a line if they fit. */
export function HalfTab({value, children}: TabProps) {
  return (
    <Tabs.Tab
      value={value}
      className="min-h-12 flex-[1_1_45%] border-b-3 border-transparent px-2 font-semibold text-muted hover:text-ink data-active:border-accent data-active:text-ink"
    >
      {children}
    </Tabs.Tab>
  )
}

/** It goes at once when another tab is chosen, where Base UI shows both panels for a frame. */
export function TabPanel({value, className, children}: TabProps & {className?: string}) {
  return (
    <Tabs.Panel
      value={value}
      tabIndex={-1}
      className={({transitionStatus}) =>
        `outline-none ${transitionStatus === 'ending' ? 'hidden' : (className ?? '')}`
      }
    >
      {children}
    </Tabs.Panel>
  )
}
