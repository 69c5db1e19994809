import type {Event} from './events-queries.ts'
import {Juosta} from '#/ui/juosta.tsx'
import {StatList} from '#/ui/stat-list.tsx'

/** An event in numbers; those of a race on the colour of its banner. */
export function Facts({event: {facts, kind}}: {event: Event}) {
  if (!facts?.length) return null
  if (kind === 'sport') {
    return (
      <div className="mt-12 bg-accent text-on-accent [--color-muted:var(--color-on-accent)]">
        <div className="frame py-9">
          <StatList stats={facts} look="large" />
        </div>
        <Juosta />
      </div>
    )
  }
  return (
    <div className="frame mt-12 md:mt-14">
      <div className="border-y border-line py-8">
        <StatList stats={facts} look="large" />
      </div>
    </div>
  )
}
