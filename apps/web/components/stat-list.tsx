import {useFormatter} from 'next-intl'
import type {Stat} from '../content/content-types.ts'
import {LocalizedText} from './localized-text.tsx'

/** Numbers worth telling, each with what it means. */
export function StatList({stats}: {stats: Stat[]}) {
  const format = useFormatter()
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-8 gap-y-6">
      {stats.map(({_key, prefix, number, suffix, label}) => (
        <div key={_key} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-muted">
            <LocalizedText text={label} />
          </dt>
          <dd className="font-serif text-h2 font-semibold">
            {prefix && (
              <span className="text-h3 font-normal">
                <LocalizedText text={prefix} />{' '}
              </span>
            )}
            {number !== undefined && format.number(number)}
            <LocalizedText text={suffix} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
