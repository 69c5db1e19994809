import {useFormatter} from 'next-intl'
import type {Stat} from '../content/content-types.ts'
import {LocalizedText} from './localized-text.tsx'

interface StatListProps {
  stats: Stat[]
  /** `large` where the numbers are what a section is about. */
  look?: 'plain' | 'large'
}

const looks = {
  plain: {list: 'grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-8 gap-y-6', number: 'text-h2'},
  large: {
    list: 'grid-cols-[repeat(auto-fit,minmax(min(100%,12.5rem),1fr))] gap-x-10 gap-y-8',
    number: 'text-h1',
  },
}

/** Numbers worth telling, each with what it means. */
export function StatList({stats, look = 'plain'}: StatListProps) {
  const format = useFormatter()
  const {list, number: numberLook} = looks[look]
  return (
    <dl className={`grid ${list}`}>
      {stats.map(({_key, prefix, number, suffix, label}) => (
        <div key={_key} className="flex flex-col-reverse justify-end">
          <dt className={look === 'plain' ? 'text-small text-muted' : 'mt-1 text-muted'}>
            <LocalizedText text={label} />
          </dt>
          <dd className={`font-serif font-semibold ${numberLook}`}>
            <Prefix text={prefix} />
            {number != null && format.number(number)}
            <LocalizedText text={suffix} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A word stands apart from the number, smaller; a sign such as £ belongs to it. */
function Prefix({text}: {text: Stat['prefix']}) {
  const isWord = [text?.lt, text?.en].some((prefix) => prefix && /\p{L}\s*$/u.test(prefix))
  if (!isWord) return <LocalizedText text={text} />
  return (
    <span className="text-h3 font-normal">
      <LocalizedText text={text} />{' '}
    </span>
  )
}
