import type {Event} from '../../content/content-types.ts'
import {StatList} from '../stat-list.tsx'

/** An event in numbers. */
export function Facts({event: {facts}}: {event: Event}) {
  if (!facts?.length) return null
  return (
    <div className="frame mt-12 md:mt-14">
      <div className="border-y border-line py-8">
        <StatList stats={facts} look="large" />
      </div>
    </div>
  )
}
