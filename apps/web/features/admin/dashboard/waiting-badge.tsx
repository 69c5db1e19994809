import {Badge} from '#/ui/controls/badge.tsx'

interface WaitingBadgeProps {
  count: number
  /** What waits, for screen readers. */
  words: string
}

export function WaitingBadge({count, words}: WaitingBadgeProps) {
  return (
    <>
      <span aria-hidden="true">
        <Badge variant="accent">{count}</Badge>
      </span>
      <span className="sr-only">, {words}</span>
    </>
  )
}
