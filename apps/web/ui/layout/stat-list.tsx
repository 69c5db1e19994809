import {useFormatter, useTranslations} from 'next-intl'
import type {Stat} from '#/sanity/content-types.ts'
import {LocalizedText} from '../texts/localized-text.tsx'
import {Spoken} from '../texts/spoken.tsx'

interface StatListProps {
  stats: Stat[]
  /** The note says which time the numbers are of, and where they are from. */
  note?: Parameters<typeof LocalizedText>[0]['text']
  /** `large` is for a section that is about the numbers. */
  variant?: 'plain' | 'large'
}

const variants = {
  plain: {
    list: 'grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-8 gap-y-6',
    number: 'text-h2',
    label: 'text-small text-muted',
  },
  large: {
    list: 'grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-8 gap-y-6',
    number: 'text-h2 sm:text-h1',
    label: 'mt-1 text-muted',
  },
}

export function StatList({stats, note, variant = 'plain'}: StatListProps) {
  const {list, number: numberClass, label: labelClass} = variants[variant]
  return (
    <>
      <dl className={list}>
        {stats.map(({_key, prefix, number, suffix, label}) => (
          <div key={_key} className="flex flex-col-reverse justify-end">
            <dt className={labelClass}>
              <LocalizedText text={label} />
            </dt>
            <dd className={`font-serif font-semibold ${numberClass}`}>
              <StatNumber prefix={prefix} number={number} suffix={suffix} />
            </dd>
          </div>
        ))}
      </dl>
      {note && (
        <p className="mt-6 text-small text-muted">
          <LocalizedText text={note} />
        </p>
      )}
    </>
  )
}

function StatNumber({prefix, number, suffix}: Pick<Stat, 'prefix' | 'number' | 'suffix'>) {
  const format = useFormatter()
  const t = useTranslations('spoken')
  const shown = (
    <>
      <Prefix text={prefix} />
      {number != null && format.number(number)}
      <LocalizedText text={suffix} />
    </>
  )
  if (prefix?.lt !== '£' || number == null) return shown
  return (
    <Spoken
      words={
        <>
          {t('pounds', {amount: number})}
          {suffix && ' '}
          <LocalizedText text={suffix} />
        </>
      }
    >
      {shown}
    </Spoken>
  )
}

/** A word is smaller than the number and separated by a space; a symbol such as £ is not. */
function Prefix({text}: {text: Stat['prefix']}) {
  const isWord = [text?.lt, text?.en].some((prefix) => prefix && /\p{L}\s*$/u.test(prefix))
  if (!isWord) return <LocalizedText text={text} />
  return (
    <span className="text-h3 font-normal">
      <LocalizedText text={text} />{' '}
    </span>
  )
}
