'use client'

import {type ReactNode, useEffect, useRef} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ListFailure, ListMessage} from './list-message.tsx'
import type {Settled} from './query-client.ts'
import {RowsSkeleton} from './skeletons.tsx'

interface OpenedRowProps<Row> {
  row: Settled<Row | null>
  back: string
  gone: {title: string; text: string}
  onClose: () => void
  children: (row: Row) => ReactNode
}

export function OpenedRow<Row>({row, back, gone, onClose, children}: OpenedRowProps<Row>) {
  const {data, error, isLoading, reload} = row
  return (
    <div className="grid grid-cols-1 gap-6">
      <button type="button" onClick={onClose} className={`${buttonClass('quiet')} justify-self-start`}>
        {back}
      </button>
      {error && (
        <ListFailure error={error} hasRows={!!data} isLoading={isLoading} onRetry={() => void reload()} />
      )}
      {data === undefined && !error && <RowsSkeleton />}
      {data === null && <ListMessage {...gone} />}
      {data && children(data)}
    </div>
  )
}

export const headingOfRow = () => document.querySelector<HTMLElement>('[data-row-heading]')

interface OpenedHeadingProps {
  row: unknown
  children: ReactNode
}

/** Receives focus when the row is opened, and when a change removes what had the focus. */
export function OpenedHeading({row, children}: OpenedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [row])
  return (
    <h2 ref={heading} data-row-heading tabIndex={-1} className="text-h2 wrap-anywhere outline-none">
      {children}
    </h2>
  )
}

/** Focuses the heading of a list when somebody comes back to it from a row, whose heading had the focus. */
export function useReturningFocus(isRowOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isRowOpen)
  useEffect(() => {
    if (!isRowOpen && wasOpen.current) heading.current?.focus()
    wasOpen.current = isRowOpen
  }, [isRowOpen])
  return heading
}
