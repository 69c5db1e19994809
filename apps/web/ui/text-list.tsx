import type {ComponentProps} from 'react'
import {LocalizedText} from './localized-text.tsx'
import {WovenMark} from './woven-mark.tsx'

interface TextListProps {
  lines: (NonNullable<ComponentProps<typeof LocalizedText>['text']> & {_key: string})[]
  className?: string
}

/** Short lines, each marked with a rhombus of the sash. */
export function TextList({lines, className = 'grid gap-2.5'}: TextListProps) {
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line._key} className="flex gap-3">
          <WovenMark className="mt-[0.45em]" />
          <span>
            <LocalizedText text={line} />
          </span>
        </li>
      ))}
    </ul>
  )
}
