import type {ComponentProps} from 'react'
import type {TitledText} from '#/sanity/content-types.ts'
import {LocalizedText} from './localized-text.tsx'
import {SashMark} from '../graphics/sash.tsx'

interface PointListProps {
  points: TitledText[]
  /** `cards` are boxed where there is room, `plain` are columns below a rule, `steps` are numbered. */
  variant?: 'cards' | 'plain' | 'steps'
  heading?: 'h2' | 'h3'
}

const variants = {
  cards: {
    list: 'gap-4 sm:gap-5',
    point:
      'border-line max-sm:border-t max-sm:pt-4 sm:rounded-card sm:border sm:bg-raised sm:p-7 print:rounded-none print:border-0 print:border-t print:p-0 print:pt-4',
  },
  plain: {list: 'gap-x-10 gap-y-5 sm:gap-y-8', point: 'border-t border-line pt-4 sm:pt-5'},
  steps: {list: 'gap-x-10 gap-y-8', point: 'border-t-2 border-accent pt-4'},
}

function columns(count: number): string {
  if (count === 3) return '@2xl:grid-cols-3'
  if (count === 2) return '@lg:grid-cols-2'
  return count === 4 ? '@lg:grid-cols-2 @4xl:grid-cols-4' : '@lg:grid-cols-2 @4xl:grid-cols-3'
}

export function PointList({points, variant = 'cards', heading: Heading = 'h3'}: PointListProps) {
  const {list, point} = variants[variant]
  const List = variant === 'steps' ? 'ol' : 'ul'
  return (
    <div className="@container">
      <List className={`grid ${columns(points.length)} ${list}`}>
        {points.map(({_key, title, text}, index) => (
          <li key={_key} className={point}>
            {variant === 'steps' && (
              <p aria-hidden="true" className="font-serif text-h1 font-semibold text-brand">
                {index + 1}
              </p>
            )}
            <Heading className="text-h3">
              <LocalizedText text={title} />
            </Heading>
            <p className="mt-2 empty:hidden">
              <LocalizedText text={text} />
            </p>
          </li>
        ))}
      </List>
    </div>
  )
}

interface TextListProps {
  lines: (NonNullable<ComponentProps<typeof LocalizedText>['text']> & {_key: string})[]
  className?: string
}

export function TextList({lines, className = 'grid gap-2.5'}: TextListProps) {
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line._key} className="flex gap-3">
          <SashMark className="mt-[0.45em]" />
          <span>
            <LocalizedText text={line} />
          </span>
        </li>
      ))}
    </ul>
  )
}
