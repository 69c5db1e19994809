import type {TitledText} from '#/sanity/content-types.ts'
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

/** Rows come out even: by how many there are, as wide as the place allows. */
function columns(count: number): string {
  if (count === 3) return '@2xl:grid-cols-3'
  if (count === 2) return '@lg:grid-cols-2'
  return count === 4 ? '@lg:grid-cols-2 @4xl:grid-cols-4' : '@lg:grid-cols-2 @4xl:grid-cols-3'
}

/** Several like things, each with a name and a few sentences. */
export function PointList({points, look = 'cards', heading: Heading = 'h3'}: PointListProps) {
  const {list, point} = looks[look]
  const List = look === 'steps' ? 'ol' : 'ul'
  return (
    <div className="@container">
      <List className={`grid ${columns(points.length)} ${list}`}>
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
    </div>
  )
}
