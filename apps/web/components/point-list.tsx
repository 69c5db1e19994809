import type {TitledText} from '../content/content-types.ts'
import {LocalizedText} from './localized-text.tsx'

interface PointListProps {
  points: TitledText[]
  /** `cards` stand apart, `plain` are columns below a line, `steps` are numbered. */
  look?: 'cards' | 'plain' | 'steps'
  heading?: 'h2' | 'h3'
}

const looks = {
  cards: {list: 'gap-5', point: 'rounded-card border border-line bg-raised p-6 sm:p-7'},
  plain: {list: 'gap-x-10 gap-y-8', point: 'border-t border-line pt-5'},
  steps: {list: 'gap-x-10 gap-y-8', point: 'border-t-2 border-accent pt-4'},
}

/** Several like things, each with a name and a few sentences. */
export function PointList({points, look = 'cards', heading: Heading = 'h3'}: PointListProps) {
  const {list, point} = looks[look]
  const List = look === 'steps' ? 'ol' : 'ul'
  return (
    <List className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] ${list}`}>
      {points.map(({_key, title, text}, index) => (
        <li key={_key} className={point}>
          {look === 'steps' && (
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
  )
}
